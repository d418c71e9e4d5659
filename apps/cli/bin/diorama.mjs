#!/usr/bin/env node
// Committed, so that it is there to be linked before anything is built.
import '../dist/main.js';
