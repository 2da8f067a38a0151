import { close } from "./harness.mjs";
import "./scan.mjs";
import { after } from "node:test";
after(close);
