#!/bin/sh
# `npm run images:base`: a base for BASE_IMAGE made of Debian's packages, where no registry can be reached. Needs root; installs buildah
# and debootstrap where they are missing.
set -eu
image=${1:-localhost/diorama-base:bookworm}

for tool in buildah debootstrap; do
  command -v "$tool" > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$tool" > /dev/null; }
done
if buildah images -q "$image" > /dev/null 2>&1; then exit 0; fi

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates,libstdc++6,libgomp1 bookworm "$root" > /dev/null
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/doc/* "$root"/usr/share/locale/*
container=$(buildah from scratch)
buildah copy -q "$container" "$root" / > /dev/null
buildah commit -q "$container" "$image" > /dev/null
buildah rm "$container" > /dev/null
echo "$image"
