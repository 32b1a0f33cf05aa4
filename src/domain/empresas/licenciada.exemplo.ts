import { exemploDe } from '@tests/support/exemplos';
import { EMPRESA } from '@tests/support/personas';
import { type Licenciada, licenciadas } from './licenciada';

const exemplo = exemploDe(licenciadas, {
  nome: 'Licenciada Sul',
  email: 'contato@licenciada.exemplo',
  logo: [],
});

/** A licensee that has its own company. */
export const umaLicenciada = (mudancas: Partial<Licenciada> = {}): Licenciada =>
  exemplo({ uid: 'plataforma' }, { empresaId: EMPRESA.empresaId, ...mudancas });
