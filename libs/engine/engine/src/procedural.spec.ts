import { createInlineRunner } from './inline-runner.js';
import { proceduralEngine } from './procedural.js';
import { describeEngine } from './testing/describe-engine.js';

describeEngine('the procedural engine', proceduralEngine, createInlineRunner());
