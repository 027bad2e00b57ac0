/**
 * The only helper of tslib that the client of the framework calls. `utils-common` requires the
 * package in a way that keeps all of its helpers in the bundle.
 */
export function __importDefault(module: { readonly __esModule?: boolean }): object {
  return module.__esModule ? module : { default: module };
}
