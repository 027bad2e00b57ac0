/**
 * The relevant properties of a package in a lockfile.
 * @typedef {{version?: string, integrity?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages?: Readonly<Record<string, LockedPackage>>}} Lockfile
 */

/**
 * Whether `installed` (the lockfile in node_modules) contains exactly the packages in `wanted`.
 * Optional packages may be missing, since most are for other operating systems.
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
