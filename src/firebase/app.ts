/** The one Firebase app of the page. */
import { initializeApp } from 'firebase/app';
import { ambiente, chaveDoAppCheck } from './ambiente';
import { appCheckDosSdks } from './appCheck';

export const app = initializeApp(ambiente.firebase);

// The SDKs look for App Check under this name and would send nothing before its own SDK is there, which Auth asks with its
// first request. This stands in its place from the beginning and loads it when a token is needed (decisions T500).
// app.test.ts looks at what the four SDKs send.
if (chaveDoAppCheck) {
  const { container } = app as unknown as { container: { addComponent: (componente: object) => void } };
  container.addComponent({
    name: 'app-check-internal',
    instanceFactory: () => appCheckDosSdks,
    type: 'PRIVATE',
    multipleInstances: false,
    serviceProps: {},
    instantiationMode: 'EAGER',
    onInstanceCreated: null,
  });
}
