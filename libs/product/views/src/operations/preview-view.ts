/** URLs of early assets, by the assets' names. */
type AssetUrls = ReadonlyMap<string, string>;

/** What a running generation has stored already; a file that is not there yet is null. */
export type PreviewView = ReturnType<typeof toPreviewView>;

export function toPreviewView(urls: AssetUrls) {
  return { thumbnail_url: urls.get('thumbnail_url') ?? null, pano_url: urls.get('imagery.pano_url') ?? null };
}
