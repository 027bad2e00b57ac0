/** The emoji that editors often write as names, as in `:tada:`, which pages show as text. */
export const emoji: Readonly<Record<string, string>> = {
  ...{ tada: '🎉', rocket: '🚀', sparkles: '✨', fire: '🔥', star: '⭐', bulb: '💡' },
  ...{ white_check_mark: '✅', heavy_check_mark: '✔️', ballot_box_with_check: '☑️' },
  ...{ x: '❌', negative_squared_cross_mark: '❎', warning: '⚠️', rotating_light: '🚨' },
  ...{ no_entry: '⛔', no_entry_sign: '🚫', construction: '🚧', lock: '🔒', key: '🔑' },
  ...{ memo: '📝', pencil2: '✏️', books: '📚', book: '📖', pushpin: '📌', link: '🔗' },
  ...{ information_source: 'ℹ️', question: '❓', exclamation: '❗', point_right: '👉' },
  ...{ arrow_right: '➡️', thumbsup: '👍', thumbsdown: '👎', eyes: '👀', bug: '🐛' },
  ...{ gear: '⚙️', wrench: '🔧', package: '📦', mag: '🔍', musical_note: '🎵', notes: '🎶' },
};
