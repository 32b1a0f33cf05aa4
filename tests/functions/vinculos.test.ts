// A link follows its ideas: hidden when one becomes private, seen again when both are public.
import { caminhos } from '@/domain/paths';
import { idDoVinculo, vinculoSchema } from '@/domain/vinculo';
import { ler } from '@functions/banco';
import { acertarVinculo } from '@functions/nucleo/vinculos';
import { umaIdeiaPublicada, umVinculo } from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';

it('o vínculo some quando uma ideia se torna privada e volta com ela; repetir nada muda', async () => {
  const c = await cenario([]);
  const ana = c.pessoa('Ana');
  const id = idDoVinculo('b', 'a');
  const caminho = `${caminhos.vinculosDeIdeias(c.contexto)}/${id}`;
  const ideia = db.doc(caminhos.ideia(c.contexto, 'a'));
  await ideia.set(umaIdeiaPublicada(ana));
  await db.doc(caminhos.ideia(c.contexto, 'b')).set(umaIdeiaPublicada(ana));
  await db.doc(caminho).set(umVinculo(ana, ['a', 'b']));
  const publicas = async () => (await ler(db, vinculoSchema, caminho))?.publicas;
  await ideia.update({ privado: true, visibilidade: 'PRIVADA' });
  await logo(async () => expect(await publicas()).toBe(false));
  expect(await acertarVinculo(db, c.contexto, id)).toEqual([]);
  await ideia.update({ privado: false, visibilidade: 'PUBLICA' });
  await logo(async () => expect(await publicas()).toBe(true));
  await ideia.update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  await logo(async () => expect(await publicas()).toBe(false));
});
