#!/usr/bin/env bash
# Sets up Swift for `npm run test:samples -- swift`, outside the repository.
#
# Swift 6 is part of Debian 13 (trixie) only, as the package `swiftlang`; this script installs that
# release into a separate folder, which works on any Debian-like machine with debootstrap. It
# takes about 4 GB of disk and ten minutes, and needs root: debootstrap and chroot do.
#
#   SWIFT_ROOT     the folder; default: $XDG_CACHE_HOME (or ~/.cache)/music-link-api-portal/swift
#   DEBIAN_MIRROR  the mirror for the packages; default: the mirror that apt uses here
#
# Run it again to continue after an interruption; complete parts stay unchanged. Before you remove
# the folder, unmount its /proc: umount "$SWIFT_ROOT/proc"; rm -r "$SWIFT_ROOT".
set -euo pipefail

swift_root=${SWIFT_ROOT:-${XDG_CACHE_HOME:-$HOME/.cache}/music-link-api-portal/swift}
packages='swiftlang libcurl4-openssl-dev libxml2-dev'

fail() {
  echo "setup-swift: $1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'needs root. Run it with sudo -E.'
command -v debootstrap >/dev/null ||
  fail 'debootstrap is missing. Install it: apt-get install debootstrap'

find_mirror() {
  apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(CODENAME)' |
    awk '$2 == "Debian" && $3 !~ /-/ { print $1; exit }'
}
mirror=${DEBIAN_MIRROR:-$(find_mirror)}
[ -n "$mirror" ] || fail 'found no Debian mirror. Name one in DEBIAN_MIRROR.'

in_swift_root() {
  chroot "$swift_root" env DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

if [ ! -e "$swift_root/.base-complete" ]; then
  mkdir -p "$swift_root"
  debootstrap --variant=minbase trixie "$swift_root" "$mirror"
  touch "$swift_root/.base-complete"
fi

# The compiler reads /proc/self/exe to find its own parts.
mountpoint -q "$swift_root/proc" || mount -t proc proc "$swift_root/proc"

if ! in_swift_root sh -c 'command -v swiftc' >/dev/null; then
  cp /etc/resolv.conf "$swift_root/etc/resolv.conf"
  in_swift_root apt-get update -q
  # shellcheck disable=SC2086
  in_swift_root apt-get install -y -q --no-install-recommends $packages
  in_swift_root apt-get clean
fi

in_swift_root swiftc --version
echo "Swift is in $swift_root"
