/**
 * One package of a lockfile, as far as it matters here.
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages?: Readonly<Record<string, LockedPackage>>}} Lockfile
 */

/**
 * Whether `installed` (npm's own note in node_modules) holds exactly what `wanted` names.
 * Optional packages may be missing: most are for another operating system.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  const { '': _project, ...wantedPackages } = wanted.packages ?? {};
  const installedPackages = installed.packages ?? {};
  const complete = Object.entries(wantedPackages).every(([folder, locked]) => {
    const found = installedPackages[folder];
    if (!found) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
  return complete && Object.keys(installedPackages).every((folder) => folder in wantedPackages);
}
