/** Before each file of the functions' tests. */
import { beforeAll } from 'vitest';
import { comecarDeNovo } from './hospede';

beforeAll(() => comecarDeNovo());
