/** What home shows once there is a reason for it, in one file: each file more is named in what every page begins with. */
export { default as Back } from "./Back.svelte";
export { default as Beside } from "./Beside.svelte";
export { leftHere } from "./left_here";
export { default as Offline } from "./Offline.svelte";
