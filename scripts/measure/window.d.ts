interface Window {
  /** Written by the page while `measure` types into it; milliseconds. */
  keystrokeTimes: number[];
}
