interface Window {
  /** Set by the page for `measure`: the milliseconds from an event to the paint of its effect. */
  paint: Promise<number>;
  /** Set by the page for `measure`: the milliseconds until it reacts. */
  hydrated: number;
}
