import "@fontsource/baloo-2/latin-700.css?title=evades";
import "./cover.css";
import type { Lid } from "../covers.ts";
import Cover from "./Cover.svelte";

const lid: Lid = { Cover, minutes: [20, 40], seats: 4, order: 1 };
export default lid;
