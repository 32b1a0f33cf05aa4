/** The one Firebase app of the page. */
import { initializeApp } from 'firebase/app';
import { ambiente } from './ambiente';

export const app = initializeApp(ambiente.firebase);
