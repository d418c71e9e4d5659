/** The calls of the clients that a sample of one operation shows. */
export interface SampleCalls {
  /** TypeScript, with the client as `diorama`. `{body}` takes the example of the request. */
  readonly typescript: string;
  /** Python, with the client as `diorama`. `{name}` takes a field of the example, `{rest}` the other fields as keywords, `{body}` all of it. */
  readonly python: string;
}

/** The calls for each operation of the public document, by its id. Path parameters are variables in the case of the language. */
export const SAMPLE_CALLS: Readonly<Record<string, SampleCalls>> = {
  generateWorld: {
    typescript: 'const { world } = await diorama.generateAndWait({body});\nconsole.log(world.world_svc_url);',
    python: 'world, operation = diorama.generate_and_wait(\n    {world_prompt},\n    {rest},\n)\nprint(world.world_svc_url)',
  },
  batchWorlds: {
    typescript:
      'const items = await diorama.worlds.generateBatch({body});\nfor (const { index, operation, error } of items) console.log(index, operation?.operation_id ?? error?.detail);',
    python: 'for item in diorama.worlds.generate_batch(\n    {rest},\n):\n    print(item.index, item.operation or item.error)',
  },
  listWorlds: {
    typescript: "for await (const world of diorama.worlds.list({ status: 'SUCCEEDED' })) console.log(world.id, world.display_name);",
    python: 'for world in diorama.worlds.list(status="SUCCEEDED"):\n    print(world.id, world.display_name)',
  },
  getWorld: {
    typescript: 'const world = await diorama.worlds.get(worldId);\nconsole.log(world.assets.thumbnail_url);',
    python: 'world = diorama.worlds.get(world_id)\nprint(world.assets.thumbnail_url)',
  },
  updateWorld: {
    typescript: 'const { world } = await diorama.worlds.update(worldId, {body});\nconsole.log(world.display_name);',
    python: 'changed = diorama.worlds.update(\n    world_id,\n    {rest},\n)\nprint(changed.world.display_name)',
  },
  deleteWorld: { typescript: 'await diorama.worlds.delete(worldId);', python: 'diorama.worlds.delete(world_id)' },
  exportWorld: {
    typescript:
      'const { operation_id } = await diorama.worlds.export(worldId, {body});\nconst { response } = await diorama.operations.wait(operation_id);\nconsole.log(response);',
    python:
      'started = diorama.worlds.export(world_id, {asset_type}, {format})\noperation = diorama.operations.wait(started.operation_id)\nprint(operation.response)',
  },
  streamWorldEvents: {
    typescript: 'for await (const event of diorama.worlds.events(worldId)) console.log(event);',
    python: 'for event in diorama.worlds.events(world_id):\n    print(event)',
  },
  varyWorld: {
    typescript:
      'const { operation_id } = await diorama.worlds.vary(worldId, {body});\nconst { metadata } = await diorama.operations.wait(operation_id);\nconsole.log(metadata?.world_id);',
    python:
      'started = diorama.worlds.vary(world_id, {rest})\noperation = diorama.operations.wait(started.operation_id)\nprint(operation.metadata)',
  },
  editWorld: {
    typescript:
      'const { operation_id } = await diorama.worlds.edit(worldId, {body});\nconst { metadata } = await diorama.operations.wait(operation_id);\nconsole.log(metadata?.world_id);',
    python:
      'started = diorama.worlds.edit(world_id, {changes})\noperation = diorama.operations.wait(started.operation_id)\nprint(operation.metadata)',
  },
  listOperations: {
    typescript: "for await (const operation of diorama.operations.list({ state: 'RUNNING' })) console.log(operation.operation_id);",
    python: 'for operation in diorama.operations.list(state="RUNNING"):\n    print(operation.operation_id)',
  },
  getOperation: {
    typescript: 'const { done, error } = await diorama.operations.get(operationId);\nconsole.log(done, error?.message);',
    python: 'operation = diorama.operations.get(operation_id)\nprint(operation.done, operation.error)',
  },
  cancelOperation: { typescript: 'await diorama.operations.cancel(operationId);', python: 'diorama.operations.cancel(operation_id)' },
  getQueuePlace: {
    typescript:
      'const { position, estimated_seconds } = await diorama.operations.queuePlace(operationId);\nconsole.log(position, estimated_seconds);',
    python: 'place = diorama.operations.queue_place(operation_id)\nprint(place.position, place.estimated_seconds)',
  },
  streamOperationEvents: {
    typescript:
      "for await (const event of diorama.operations.events(operationId)) {\n  if (event.type === 'progress') console.log(event.progress.percent, event.progress.description);\n  else console.log(event.status);\n}",
    python:
      'for event in diorama.operations.events(operation_id):\n    if event.type == "progress":\n        print(event.progress.percent, event.progress.description)\n    else:\n        print(event.status)',
  },
  prepareUpload: {
    typescript:
      "const file = await openAsBlob('beach.jpg');\nconst asset = await diorama.media.upload(file, { fileName: 'beach.jpg', kind: 'image' });\nconsole.log(asset.id);",
    python: 'asset = diorama.media.upload("beach.jpg")\nprint(asset.id)',
  },
  getMediaAsset: {
    typescript: 'const { state } = await diorama.media.get(mediaAssetId);\nconsole.log(state);',
    python: 'asset = diorama.media.get(media_asset_id)\nprint(asset.state)',
  },
  deleteMediaAsset: { typescript: 'await diorama.media.delete(mediaAssetId);', python: 'diorama.media.delete(media_asset_id)' },
  listMediaAssets: {
    typescript: 'for await (const asset of diorama.media.list()) console.log(asset.id, asset.file_name);',
    python: 'for asset in diorama.media.list():\n    print(asset.id, asset.file_name)',
  },
  panoDepthToRgb: {
    typescript:
      'const { operation_id } = await diorama.panoramas.depthToRgb({body});\nconst operation = await diorama.operations.wait(operation_id);\nconsole.log(diorama.panoramas.result(operation)?.pano_url);',
    python:
      'started = diorama.panoramas.depth_to_rgb(\n    {depth_pano_image},\n    {text_prompt},\n    {rest},\n)\noperation = diorama.operations.wait(started.operation_id)\nprint(diorama.panoramas.result(operation))',
  },
  composeScene: {
    typescript:
      'const { caption, not_represented } = await diorama.scenes.compose({body});\nconsole.log(caption);\nfor (const { text, why } of not_represented) console.log(text, why);',
    python:
      'composition = diorama.scenes.compose({text_prompt}, {rest})\nprint(composition.caption)\nfor words in composition.not_represented:\n    print(words.text, words.why)',
  },
  listCatalogue: {
    typescript: "for await (const { id, size } of diorama.catalogue.list({ q: 'barn' })) console.log(id, size.height);",
    python: 'for entry in diorama.catalogue.list(q="barn"):\n    print(entry.id, entry.size.height)',
  },
  getCatalogueObject: {
    typescript: 'const { words, size } = await diorama.catalogue.get(objectId);\nconsole.log(words, size);',
    python: 'entry = diorama.catalogue.get(object_id)\nprint(entry.words, entry.size)',
  },
  getCatalogueObjectPicture: {
    typescript: "const picture = await diorama.catalogue.picture(objectId);\nawait writeFile('object.webp', picture);",
    python: 'with open("object.webp", "wb") as file:\n    file.write(diorama.catalogue.picture(object_id))',
  },
  submitGenerateWorld: {
    typescript: "const { operationId } = await diorama.tasks.submit('generateWorld', {body});\nconsole.log(operationId);",
    python: 'operation = diorama.tasks.submit("generateWorld", {body})\nprint(operation.operation_id)',
  },
  submitPanoDepthToRgb: {
    typescript: "const { operationId } = await diorama.tasks.submit('panoDepthToRgb', {body});\nconsole.log(operationId);",
    python: 'operation = diorama.tasks.submit("panoDepthToRgb", {body})\nprint(operation.operation_id)',
  },
  submitExportWorld: {
    typescript: "const { operationId } = await diorama.tasks.submit('exportWorld', {body});\nconsole.log(operationId);",
    python: 'operation = diorama.tasks.submit("exportWorld", {body})\nprint(operation.operation_id)',
  },
  listTaskOperations: {
    typescript:
      'for await (const { operationId, webhookDelivery } of diorama.tasks.list()) console.log(operationId, webhookDelivery?.state);',
    python: 'for operation in diorama.tasks.list():\n    print(operation.operation_id, operation.webhook_delivery)',
  },
  getTaskOperation: {
    typescript: 'const { state, progress } = await diorama.tasks.operation(operationId);\nconsole.log(state, progress?.percent);',
    python: 'operation = diorama.tasks.get(operation_id)\nprint(operation.state, operation.progress)',
  },
  getTaskOperationV2: {
    typescript: 'const { state, progress } = await diorama.tasks.operation(operationId);\nconsole.log(state, progress?.percent);',
    python: 'operation = diorama.tasks.get(operation_id)\nprint(operation.state, operation.progress)',
  },
  cancelTaskOperation: { typescript: 'await diorama.tasks.cancel(operationId);', python: 'diorama.tasks.cancel(operation_id)' },
  getWebhookDelivery: {
    typescript: 'const { state, lastAttempt } = await diorama.tasks.webhookDelivery(operationId);\nconsole.log(state, lastAttempt);',
    python: 'delivery = diorama.tasks.webhook_delivery(operation_id)\nprint(delivery.state, delivery.last_attempt)',
  },
  getCredits: {
    typescript: 'const { remaining_credits } = await diorama.credits();\nconsole.log(remaining_credits);',
    python: 'print(diorama.credits().remaining_credits)',
  },
  getUsage: {
    typescript:
      "const { total_credits, days } = await diorama.usage({ from: '2026-03-01' });\nconsole.log(total_credits);\nfor (const day of days) console.log(day);",
    python: 'usage = diorama.usage(from_="2026-03-01")\nprint(usage.total_credits, usage.days)',
  },
  getStorage: {
    typescript: 'console.log(await diorama.storage());',
    python: 'print(diorama.storage())',
  },
  getCaller: {
    typescript: 'const { account_name, scopes } = await diorama.whoami();\nconsole.log(account_name, scopes);',
    python: 'caller = diorama.whoami()\nprint(caller.account_name, caller.scopes)',
  },
  listApiKeys: {
    typescript: 'for (const { api_key_id, name } of await diorama.keys.list()) console.log(api_key_id, name);',
    python: 'for key in diorama.api_keys.list():\n    print(key.api_key_id, key.name)',
  },
  createApiKey: {
    typescript: 'const { api_key } = await diorama.keys.create({body});\nconsole.log(api_key); // no later response contains it',
    python: 'created = diorama.api_keys.create({name}, {rest})\nprint(created.api_key)  # no later response contains it',
  },
  revokeApiKey: { typescript: 'await diorama.keys.revoke(apiKeyId);', python: 'diorama.api_keys.revoke(api_key_id)' },
  listDeliveries: {
    typescript:
      "for await (const delivery of diorama.webhooks.list({ state: 'EXHAUSTED' })) console.log(delivery.delivery_id, delivery.webhook_url);",
    python: 'for delivery in diorama.webhooks.list(state="EXHAUSTED"):\n    print(delivery.delivery_id, delivery.webhook_url)',
  },
  getDelivery: {
    typescript: 'const { state, attempts } = await diorama.webhooks.get(deliveryId);\nconsole.log(state, attempts);',
    python: 'delivery = diorama.webhooks.get(delivery_id)\nprint(delivery.state, delivery.attempts)',
  },
  redeliver: { typescript: 'await diorama.webhooks.redeliver(deliveryId);', python: 'diorama.webhooks.redeliver(delivery_id)' },
  listGallery: {
    typescript: "for await (const world of diorama.gallery.list({ query: 'beach' })) console.log(world.display_name, world.world_svc_url);",
    python: 'for world in diorama.gallery.list(query="beach"):\n    print(world.display_name, world.world_svc_url)',
  },
  getSharedWorld: {
    typescript:
      'const { world, progress } = await diorama.gallery.get(worldId);\nconsole.log(world.assets.thumbnail_url, progress?.percent);',
    python: 'shared = diorama.gallery.get(world_id)\nprint(shared.world.assets.thumbnail_url, shared.progress)',
  },
  unlockSharedWorld: {
    typescript:
      "const { share_token } = await diorama.gallery.unlock(worldId, 'walk along the fjord');\nconst { world } = await diorama.gallery.get(worldId, { shareToken: share_token ?? undefined });\nconsole.log(world.world_svc_url);",
    python:
      'token = diorama.gallery.unlock(world_id, {password})\nshared = diorama.gallery.get(world_id, share_token=token.share_token)\nprint(shared.world.world_svc_url)',
  },
  streamSharedWorldEvents: {
    typescript: 'for await (const event of diorama.gallery.events(worldId)) console.log(event);',
    python: 'for event in diorama.gallery.events(world_id):\n    print(event)',
  },
  getHealth: { typescript: 'console.log(await diorama.health());', python: 'print(diorama.health())' },
  getWebhookKeys: {
    typescript: 'const { keys } = await diorama.webhookKeys().current();\nfor (const { kid } of keys) console.log(kid);',
    python: 'for key in diorama.webhook_keys().current().keys:\n    print(key.kid)',
  },
};
