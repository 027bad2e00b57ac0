/**
 * Replaces modules that pages do not need, and tslib. This is the only helper of tslib that the client
 * of the framework calls. `utils-common` requires the package in a way that keeps all of its helpers in
 * the bundle.
 * @param {{readonly __esModule?: boolean}} module
 * @returns {object}
 */
export function __importDefault(module) {
  return module.__esModule ? module : { default: module };
}
