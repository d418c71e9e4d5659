/** A command line, and a sentence about its effect. */
export type Example = readonly [command: string, effect: string];

const WORLD = '019aa3c5-7d1e-7c3a-9f0a-3a1d2f6b8c11';

/** Examples of each command for its help, by its name. */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  login: [
    ['diorama login --url https://worlds.example.com', 'Log in to an installation. The command prompts for the API key.'],
    ['diorama login --profile studio --url https://worlds.example.com', 'Store the login as the profile "studio".'],
  ],
  profiles: [
    ['diorama profiles', 'List all profiles.'],
    ['diorama profiles --use studio', 'Make "studio" the current profile.'],
  ],
  whoami: [
    ['diorama whoami', 'Show the account and the scopes of the key.'],
    ['diorama whoami --json', 'Print the same information as JSON.'],
  ],
  doctor: [['diorama doctor', 'Check the setup.']],
  generate: [
    ['diorama generate "a quiet fjord at dawn"', 'Generate a world from a text prompt, and wait until it is finished.'],
    [
      'diorama generate "a birch forest in winter" --model svc-1.0-draft --seed 7 --link --out forest',
      'Generate a draft that anyone with the link can open, and save its files to the folder "forest".',
    ],
    ['diorama generate --image beach.jpg --dry-run', 'Show the price of a world from an image without generating the world.'],
  ],
  compose: [
    ['diorama compose "two red barns and a unicycle in a meadow"', 'Show what the world will and will not contain.'],
    ['diorama compose "a village" --seed 7 --out scene.json', 'Save the scene of a prompt to a file.'],
  ],
  catalogue: [
    ['diorama catalogue "traffic light"', 'Search the catalogue for an object.'],
    ['diorama catalogue --theme vehicles', 'List the objects of a theme.'],
  ],
  'depth-to-rgb': [
    ['diorama depth-to-rgb depth.exr "a courtyard of red brick at noon" --out panorama.png', 'Generate a panorama, and save it to a file.'],
    ['diorama depth-to-rgb depth.png "a cave" --z-min 0.5 --z-max 40', 'Use a PNG whose values cover depths from 0.5 m to 40 m.'],
  ],
  'worlds list': [
    ['diorama worlds list', 'List the newest worlds.'],
    ['diorama worlds list --limit 5 --json', 'Print the five newest worlds as JSON.'],
  ],
  'worlds get': [[`diorama worlds get ${WORLD}`, 'Show a world.']],
  'worlds open': [[`diorama worlds open ${WORLD}`, 'Open the world in the browser.']],
  'worlds update': [
    [`diorama worlds update ${WORLD} --name "Fjord at dawn" --tag coast`, 'Change the name, and replace the tags.'],
    [`diorama worlds update ${WORLD} --private`, 'Remove the world from the gallery, and close its link.'],
  ],
  'worlds share': [
    [`diorama worlds share ${WORLD} --expires 7d`, 'Share a world for seven days.'],
    [`diorama worlds share ${WORLD} --password`, 'Require a password. The command prompts for it.'],
  ],
  'worlds vary': [[`diorama worlds vary ${WORLD} --season winter --weather snow`, 'Generate a variation with winter and snow.']],
  'worlds edit': [
    [`diorama worlds edit ${WORLD} --move "barn to 3,-12,90"`, 'Move the barn.'],
    [`diorama worlds edit ${WORLD} --add "bench at 1,-4" --remove barn.0`, 'Add a bench, and remove the first barn.'],
  ],
  'worlds export': [
    [`diorama worlds export ${WORLD} --format ply --out splats.ply`, 'Save the splats as a PLY file.'],
    [`diorama worlds export ${WORLD} --format glb --out mesh.glb`, 'Save the textured mesh as a GLB file.'],
  ],
  'worlds render': [
    [`diorama worlds render ${WORLD} --path path.json --out film.mp4`, 'Render a camera path as a film.'],
    [`diorama worlds render ${WORLD} --path path.json --depth --out frames.zip`, 'Render the frames and their depth as a ZIP file.'],
  ],
  'worlds delete': [[`diorama worlds delete ${WORLD}`, 'Delete a world after a confirmation.']],
  'operations list': [
    ['diorama operations list', 'List the newest operations.'],
    ['diorama operations list --limit 5 --json', 'Print the five newest operations as JSON.'],
  ],
  'operations get': [['diorama operations get op_3kTzRk0uXq7mB2Lw9sVd1F', 'Show the state of an operation.']],
  'operations cancel': [['diorama operations cancel op_3kTzRk0uXq7mB2Lw9sVd1F', 'Cancel a running operation.']],
  'operations watch': [['diorama operations watch op_3kTzRk0uXq7mB2Lw9sVd1F', 'Wait for an operation.']],
  'events tail': [
    ['diorama events tail', 'Follow the events of all operations until you press Ctrl-C.'],
    ['diorama events tail op_3kTzRk0uXq7mB2Lw9sVd1F --json', 'Print the events of one operation, one JSON object per line.'],
  ],
  'tasks submit': [
    [
      'diorama tasks submit generateWorld task.json --webhook-url https://hooks.example.com/worlds',
      'Submit a task, and get a webhook when it is finished.',
    ],
  ],
  'tasks list': [['diorama tasks list --state RUNNING', 'List the running operations.']],
  'tasks get': [['diorama tasks get op_3kTzRk0uXq7mB2Lw9sVd1F', 'Show the state of an operation.']],
  'tasks cancel': [['diorama tasks cancel op_3kTzRk0uXq7mB2Lw9sVd1F', 'Cancel a running operation.']],
  'tasks delivery': [['diorama tasks delivery op_3kTzRk0uXq7mB2Lw9sVd1F', 'Show the webhook delivery of an operation.']],
  'webhooks deliveries': [['diorama webhooks deliveries --state EXHAUSTED', 'List the webhooks that could not be delivered.']],
  'webhooks redeliver': [['diorama webhooks redeliver del_3kTzRk0uXq7mB2Lw9sVd1F', 'Redeliver a webhook.']],
  'webhooks listen': [
    ['diorama webhooks listen', 'Receive the webhooks of the local stack.'],
    ['diorama webhooks listen --plain --port 8080', 'Receive webhooks behind a tunnel that provides TLS.'],
  ],
  upload: [['diorama upload beach.jpg', 'Upload an image, and print the media asset ID.']],
  'media list': [['diorama media list', 'List the media assets of the account.']],
  'media delete': [['diorama media delete media_4vJ8sQ1xZr7TgB2nKc9Lw0', 'Delete a media asset after a confirmation.']],
  'media usage': [['diorama media usage', 'Show the used storage and the quota.']],
  credits: [['diorama credits', 'Show the remaining credits.']],
  usage: [
    ['diorama usage', 'Show the usage of each day.'],
    ['diorama usage --json', 'Print the usage as JSON.'],
  ],
  'api-keys list': [['diorama api-keys list', 'List the API keys of the account.']],
  'api-keys create': [
    [
      'diorama api-keys create notebook --scope worlds:read --scope operations:read',
      'Create a key with the name "notebook" that can only read worlds and operations.',
    ],
  ],
  'api-keys revoke': [['diorama api-keys revoke b7Qm2xYvKd3s', 'Revoke a key after a confirmation.']],
  mcp: [
    ['diorama mcp', 'Serve one client on standard input and output.'],
    ['diorama mcp --http 8930', 'Serve clients over HTTP on port 8930.'],
  ],
  completion: [
    ['diorama completion bash > ~/.local/share/bash-completion/completions/diorama', 'Install the completion for bash.'],
    ['diorama completion zsh', 'Print the completion script for zsh.'],
  ],
  'accounts create': [['diorama accounts create "A studio" --credits 20000', 'Create an account with 20,000 credits.']],
  'accounts list': [['diorama accounts list --query studio', 'List the accounts whose names contain "studio".']],
  'accounts grant': [
    [
      'diorama accounts grant acc_v2Yufo4CysnzVgaxl74ZBZ 20000 --reference invoice-118',
      'Grant 20,000 credits to an account, once per invoice.',
    ],
  ],
  'accounts storage': [
    ['diorama accounts storage acc_v2Yufo4CysnzVgaxl74ZBZ', 'Show the storage quota of an account.'],
    ['diorama accounts storage acc_v2Yufo4CysnzVgaxl74ZBZ --size 50GB --assets 10000', 'Set the quota to 50 GB and 10,000 media assets.'],
  ],
  'keys list': [['diorama keys list acc_v2Yufo4CysnzVgaxl74ZBZ', 'List the API keys of an account.']],
  'keys create': [['diorama keys create acc_v2Yufo4CysnzVgaxl74ZBZ --name notebook', 'Create an API key with the name "notebook".']],
  'keys rotate': [
    ['diorama keys rotate acc_v2Yufo4CysnzVgaxl74ZBZ b7Qm2xYvKd3s --overlap 3600', 'Replace a key. The old key stays valid for an hour.'],
  ],
  'keys revoke': [['diorama keys revoke acc_v2Yufo4CysnzVgaxl74ZBZ b7Qm2xYvKd3s', 'Revoke a key after a confirmation.']],
  'keys signing': [['diorama keys signing', 'List the keys that sign webhooks.']],
  'keys rotate-signing': [['diorama keys rotate-signing', 'Start a rotation of the signing key.']],
  'keys revoke-signing': [
    ['diorama keys revoke-signing NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs', 'Revoke a signing key after a confirmation.'],
  ],
  'deliveries list': [['diorama deliveries list --state EXHAUSTED', 'List the webhooks that could not be delivered.']],
  'deliveries get': [['diorama deliveries get del_3kTzRk0uXq7mB2Lw9sVd1F', 'Show a delivery and its attempts.']],
  'deliveries redeliver': [['diorama deliveries redeliver del_3kTzRk0uXq7mB2Lw9sVd1F', 'Redeliver a webhook.']],
  'deliveries send-now': [['diorama deliveries send-now del_3kTzRk0uXq7mB2Lw9sVd1F', 'Make the next attempt now.']],
  'deliveries test': [['diorama deliveries test https://hooks.example.com/worlds', 'Send a test event to a receiver.']],
  'deliveries purge': [['diorama deliveries purge op_3kTzRk0uXq7mB2Lw9sVd1F', 'Delete the content of an operation after a confirmation.']],
  system: [['diorama system', 'Show the state of the installation.']],
};
