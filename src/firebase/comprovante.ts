/** App Check's SDK, loaded by appCheck.ts. reCAPTCHA Enterprise judges the browser without asking the person anything. */
import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { ambiente, chaveDoAppCheck } from './ambiente';

// An application of its own: in that of the page the place is taken (app.ts).
const appCheck = initializeAppCheck(initializeApp(ambiente.firebase, 'app-check'), {
  provider: new ReCaptchaEnterpriseProvider(chaveDoAppCheck ?? ''),
  isTokenAutoRefreshEnabled: true,
});

/** Kept for its hour by the SDK. Throws where none is to be had. */
export const pedirToken = async (): Promise<string> => (await getToken(appCheck)).token;
