// Every test of the page, in one process with one browser. `cargo xtask browser` runs them.
import { close } from "./harness.mjs";
import "./screen.mjs";
import "./first.mjs";
import "./pen.mjs";
import "./play.mjs";
import "./hands.mjs";
import "./lasting.mjs";
import "./games.mjs";
import "./crashes.mjs";
import "./learn.mjs";
import "./course.mjs";
import "./encyclopedia.mjs";
import "./inout.mjs";
import "./scan.mjs";
import "./variants.mjs";
import "./access.mjs";
import { after } from "node:test";

after(close);
