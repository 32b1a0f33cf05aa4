// Claims change one at a time (threats B34): what an operator took does not come back with a change read before.
import { caminhos } from '@/domain/comum/caminhos';
import { atualizarClaims, autenticacao, mudarClaims } from '@functions/nucleo/contas';
import { umUsuario } from '@tests/support/documentos';
import { persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { db } from './apoio';

it('B34 o master retirado não volta, por mais mudanças que corram ao mesmo tempo; as outras valem', async () => {
  const auth = await autenticacao();
  const marca = randomUUID().slice(0, 8);
  const contexto = { licenciadaId: `licenciada-${marca}`, empresaId: `empresa-${marca}` };
  const vera = persona('Vera', 'MEMBER', { uid: `vera-${marca}`, contexto });
  await auth.createUser({ uid: vera.uid, email: `vera-${marca}@exemplo.com.br` });
  const empresas = [{ ...contexto, nomeFantasia: `Empresa ${marca}` }];
  await db.doc(caminhos.usuario(vera.uid)).set(umUsuario(vera, { empresas }));
  for (let rodada = 0; rodada < 6; rodada++) {
    await auth.setCustomUserClaims(vera.uid, { master: true });
    await Promise.all([
      atualizarClaims(db, vera.uid),
      mudarClaims(db, vera.uid, ({ master: _antes, ...outras }) => outras),
      atualizarClaims(db, vera.uid),
      mudarClaims(db, vera.uid, (atuais) => ({ ...atuais, marca })),
    ]);
    expect((await auth.getUser(vera.uid)).customClaims).toEqual({ ...contexto, marca });
  }
});
