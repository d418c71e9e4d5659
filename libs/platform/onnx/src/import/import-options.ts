/** What a person says about an export beyond its files; all have defaults. */
export interface ImportOptions {
  readonly name?: string;
  readonly version?: string;
  readonly licence?: string;
  readonly source?: string;
  /** Width of the picture, pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly guidance?: number;
  /** For `dap` and `unik3d`, which no config names. */
  readonly architecture?: string;
}
