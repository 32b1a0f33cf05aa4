// What the report of ideas may know of people: address, membership in use and newest public idea. It knows nothing of
// people who left.
import { caminhos } from '@/domain/comum/caminhos';
import { parteDe, participacaoSchema } from '@/domain/pessoas/participacao';
import { ler } from '@functions/banco';
import { emDias, umaIdeia, umaIdeiaPublicada, umColaborador } from '@tests/support/documentos';
import { beforeAll, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';

let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana']);
});

const guardado = async () => {
  const { uid } = c.pessoa('Ana');
  return (await ler(db, participacaoSchema, caminhos.participacao(c.contexto, parteDe(uid))))?.pessoas[uid];
};

it('acompanha as ideias públicas da pessoa: rascunho e privada não contam', async () => {
  const ana = c.pessoa('Ana');
  const [antiga, nova, depois] = [emDias(-9), emDias(-5), emDias(-2)];
  const ideia = (id: string) => db.doc(caminhos.ideia(c.contexto, id));
  await ideia('antiga').set(umaIdeiaPublicada(ana, { createdAt: antiga }));
  await ideia('nova').set(umaIdeiaPublicada(ana, { createdAt: nova }));
  await ideia('rascunho').set(umaIdeia(ana, { createdAt: depois }));
  await ideia('privada').set(umaIdeiaPublicada(ana, { createdAt: depois, privado: true }));
  await logo(async () =>
    expect(await guardado()).toEqual({ email: ana.email, ativo: true, ultimaIdeia: nova }),
  );
  await ideia('nova').update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  await logo(async () => expect((await guardado())?.ultimaIdeia).toEqual(antiga));
});

it('acompanha o vínculo: endereço novo, respondente externo, pessoa apagada', async () => {
  const ana = c.pessoa('Ana');
  const email = `outra-${ana.email}`;
  await db.doc(ana.referencia).update({ email });
  await logo(async () => expect((await guardado())?.email).toBe(email));
  await db.doc(ana.referencia).set(umColaborador(ana, { externo: true }));
  await logo(async () => expect((await guardado())?.ativo).toBe(false));
  await db.doc(ana.referencia).delete();
  await logo(async () => expect(await guardado()).toBeUndefined());
});
