// The images that the tests of the chart need. As a program it prints their names.
export const IMAGES = ['gateway', 'world', 'media', 'signing', 'egress', 'worker', 'temporal', 'postgres'];

if (import.meta.main) process.stdout.write(`${IMAGES.join(' ')}\n`);
