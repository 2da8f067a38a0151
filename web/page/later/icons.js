// Icons of the menu, like those in `icons.js`.
import { STROKES } from "../icons.js";

Object.assign(STROKES, {
  bivalue: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9 9l1.2-.7V12M13 15c2-1.5 3 .5 0 3.5h2.5",
  several: "M4 4h9v9H4zM17 14v7M13.5 17.5h7",
  pen: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  restart: "M5 5v5h5M5.5 10a7.5 7.5 0 1 1-.8 5",
  games: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  share: "M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 .01 0M9 15a2 2 0 1 0 .01 0",
  form: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h3",
});
