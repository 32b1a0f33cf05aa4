// Totals kept on an idea: likes, comments, coins and sponsors. The author's updatedAt is not touched by them.
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { contarVagas } from '@functions/nucleo/vagas';
import {
  REGULAMENTO,
  umaIdeiaPublicada,
  umasVagas,
  umComentario,
  umLike,
  umPatrocinio,
} from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';

let c: Cenario;
let original: Ideia;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio']);
  original = umaIdeiaPublicada(c.pessoa('Ana'));
  await db.doc(caminhos.ideia(c.contexto, 'ideia')).set(original);
});

const ideia = () => ler(db, ideiaSchema, caminhos.ideia(c.contexto, 'ideia'));

describe('totais da ideia', () => {
  it('cinco curtidas ao mesmo tempo contam cinco, e descurtir tira uma', async () => {
    const likes = db.collection(caminhos.sob(caminhos.ideia(c.contexto, 'ideia')).likes);
    const quem = Array.from({ length: 5 }, (_, i) => c.pessoa(`Pessoa${i}`));
    await Promise.all(quem.map((pessoa) => likes.doc(pessoa.uid).set(umLike(pessoa))));
    await logo(async () => expect((await ideia())?.rankingByLikes.totalLikes).toBe(5));
    await likes.doc(quem[0]?.uid ?? '').delete();
    await logo(async () => expect((await ideia())?.rankingByLikes.totalLikes).toBe(4));
  });

  it('comentário removido não conta', async () => {
    const comentarios = db.collection(caminhos.sob(caminhos.ideia(c.contexto, 'ideia')).comentarios);
    await comentarios.doc('um').set(umComentario(c.pessoa('Bia')));
    await comentarios.doc('dois').set(umComentario(c.pessoa('Caio')));
    await logo(async () => expect((await ideia())?.totalComentarios).toBe(2));
    await comentarios.doc('um').update({ deletedAt: new Date() });
    await logo(async () => expect((await ideia())?.totalComentarios).toBe(1));
  });

  it('as moedas somam, quem dá consta entre os patrocinadores e sai quando retira tudo', async () => {
    const patrocinios = db.collection(caminhos.sob(caminhos.ideia(c.contexto, 'ideia')).patrocinios);
    const [bia, caio] = [c.pessoa('Bia'), c.pessoa('Caio')];
    await patrocinios.doc(bia.uid).set(umPatrocinio(bia, { moedas: 30 }));
    await patrocinios.doc(caio.uid).set(umPatrocinio(caio, { moedas: 12 }));
    await logo(async () => {
      const atual = await ideia();
      expect(atual?.rankingByMoedas.totalMoedas).toBe(42);
      expect(atual?.patrocinadoresReferences.toSorted()).toEqual([bia.referencia, caio.referencia]);
    });
    await patrocinios.doc(caio.uid).update({ moedas: 0 });
    await logo(async () => {
      const atual = await ideia();
      expect(atual?.rankingByMoedas.totalMoedas).toBe(30);
      expect(atual?.patrocinadoresReferences).toEqual([bia.referencia]);
    });
  });

  it('nada disso mexe no updatedAt, por que se percebem conflitos de edição', async () => {
    expect((await ideia())?.updatedAt).toEqual(original.updatedAt);
  });
});

describe('vagas do regulamento', () => {
  it('a ideia removida devolve a sua vaga; a cancelada não', async () => {
    const { contexto, pessoa, regulamento } = await cenario(['Ana'], { quantidadeMaximaIdeias: 3 });
    const vagas = db.doc(caminhos.vagas(contexto, REGULAMENTO));
    const ana = pessoa('Ana');
    for (const id of ['uma', 'outra', 'cancelada'])
      await db
        .doc(caminhos.ideia(contexto, id))
        .set(umaIdeiaPublicada(ana, { regulamentoReference: regulamento }));
    await vagas.set(umasVagas(ana, { publicadas: 3, ultimaIdeia: 'cancelada' }));
    await db.doc(caminhos.ideia(contexto, 'cancelada')).update({ status: 'CANCELADA', cancelAt: new Date() });
    await db.doc(caminhos.ideia(contexto, 'uma')).update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
    await logo(async () => expect((await vagas.get()).get('publicadas')).toBe(2));
    expect(await contarVagas(db, contexto, REGULAMENTO)).toEqual([]);
    expect((await vagas.get()).get('ultimaIdeia')).toBe('cancelada');
  });
});
