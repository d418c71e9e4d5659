// Names of the Python client: snake_case attributes, and one class where both interfaces have the same structure.

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);
/** The names of the first interface where they are not those of the second without `Task`. */
const FIRST_NAMES = new Map([['TaskCost', 'OperationCost']]);
/** Names of schemas that differ here: one would be that of an exception. */
const OWN_NAMES = new Map([
  ['ValidationError', 'ValidationEntry'],
  ['WorldAnswer', 'WorldResponse'],
  ['BatchAnswer', 'BatchResponse'],
]);
/** Classes of objects that the document describes in place, by the class and the attribute that holds them. */
const INLINE_NAMES = new Map([
  ['WorldAssets.spawn_points', 'SpawnPoint'],
  ['Splats.semantics_metadata', 'SplatSemantics'],
  ['Mesh.meshopt_urls', 'MeshoptUrls'],
  ['CatalogueObject.size', 'ObjectSize'],
  ['Usage.days', 'UsageOfDay'],
  ['KeySet.keys', 'Jwk'],
  ['WorldAssets.navmesh', 'Navmesh'],
  ['ExportResult.agent', 'NavmeshAgent'],
  ['ExportWorldTask.agent', 'NavmeshAgent'],
  ['ExportWorldTask.camera_path', 'CameraPath'],
  ['CameraPath.poses', 'CameraPose'],
  ['TaskOperationMetadata.preview', 'Preview'],
  ['SceneChange.move', 'MoveChange'],
  ['SceneChange.remove', 'RemoveChange'],
  ['SceneChange.restyle', 'RestyleChange'],
]);

/** Earlier names of classes, which still work and raise a DeprecationWarning. */
export const DEPRECATED_NAMES = new Map([
  ['BatchAnswer', 'BatchResponse'],
  ['ExportResultAgent', 'NavmeshAgent'],
  ['ExportWorldTaskAgentParam', 'NavmeshAgentParam'],
  ['TaskOperationMetadataPreview', 'Preview'],
  ['WorldAnswer', 'WorldResponse'],
  ['WorldAssetsNavmesh', 'Navmesh'],
]);

/** Names of closed lists of words, by one property of a schema that has the list. */
export const LITERAL_NAMES = new Map([
  ['ApiKey.scopes', 'Scope'],
  ['AccountDelivery.state', 'DeliveryState'],
  ['TaskOperation.state', 'OperationState'],
  ['TaskOperation.taskName', 'TaskName'],
  ['TaskError.code', 'TaskErrorCode'],
  ['ExportResult.asset_type', 'AssetType'],
  ['ExportResult.format', 'ExportFormat'],
  ['MediaAsset.state', 'MediaState'],
  ['MediaAsset.kind', 'MediaKind'],
  ['Scene.place', 'Place'],
  ['Scene.ground', 'OutdoorPlace'],
  ['Scene.landform', 'Landform'],
  ['Scene.time', 'TimeOfDay'],
  ['Scene.weather', 'Weather'],
  ['Scene.season', 'Season'],
  ['SceneObject.state', 'ObjectState'],
  ['SceneRelation.kind', 'RelationKind'],
  ['GenerateWorldRequest.engine', 'EngineName'],
]);

/** Types of properties of requests that the document describes as text, by the property. `ModelName` is written by hand. */
export const TAKEN_TYPES = new Map([
  ['model', 'ModelName | str'],
  ['asset_type', 'AssetType'],
  ['format', 'ExportFormat'],
]);

export const snakeCase = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The attribute of a property; a keyword of Python ends in an underscore. */
export function attributeOf(property) {
  const name = snakeCase(property);
  return KEYWORDS.has(name) ? `${name}_` : name;
}

export const isIdentifier = (name) => /^[A-Za-z_]\w*$/.test(name);

export const refName = (schema) => schema.$ref?.split('/').at(-1);

/** The class of an object that is described in place. */
export const inlineName = (owner, attribute) =>
  INLINE_NAMES.get(`${owner}.${attribute}`) ?? owner + attribute.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * For each schema the name of its class. Schemas of the task interface share the class of the first interface when both have the same
 * structure in snake_case.
 */
export function classNames(schemas) {
  const structures = new Map(Object.keys(schemas).map((name) => [name, structureOf(schemas[name], schemas)]));
  const classOf = (name) => {
    const first = FIRST_NAMES.get(name) ?? name.replace(/^Task/, '');
    return OWN_NAMES.get(name) ?? (structures.get(first) === structures.get(name) ? first : name);
  };
  return new Map([...structures.keys()].map((name) => [name, classOf(name)]));
}

/** A schema as text, without descriptions and references. */
function structureOf(schema, schemas) {
  const plain = (value) => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    const name = refName(value);
    if (name !== undefined) return plain(schemas[name]);
    const kept = Object.entries(value).filter(([key]) => !['description', 'discriminator', 'examples'].includes(key));
    return Object.fromEntries(
      kept.map(([key, inner]) => {
        if (key === 'properties') return [key, Object.fromEntries(Object.entries(inner).map(([n, s]) => [snakeCase(n), plain(s)]))];
        if (key === 'required') return [key, inner.map(snakeCase)];
        return [key, plain(inner)];
      }),
    );
  };
  return JSON.stringify(plain(schema));
}
