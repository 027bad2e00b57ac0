interface Window {
  /** Set by the page while `measure` types into it, in milliseconds. */
  keystrokeTimes: number[];
}
