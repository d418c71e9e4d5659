/** `npm run test:long` repeats the tests of faults with more work and more kills than `npm test` has time for. */
export const IS_LONG = process.env['TEST_LONG'] === '1';
