// What the ranking of companies stands on: regions and habilitada of rows, cuts of means, all proved by the recompute
// (part 3 §4, decisions Q9, Q230); and the news of a phase.
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { regiaoDoForm, regioesDe } from '@/domain/projetos/regiao';
import { carimbo, ler } from '@functions/banco';
import { cortes, habilitadas, medias } from '@functions/derivacoes/diagnostico';
import { empresasEmProjetos, regioes } from '@functions/derivacoes/projetos';
import { acertarStatusDaEmpresa } from '@functions/nucleo/empresasEmProjetos';
import { aleatorio } from '@tests/support/aleatorio';
import { umStatus } from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { assentar, db, logo, semGatilhos } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
});

const linha = () => ler(db, statusSchema, caminhosDoStatus.um(m.c.contexto, 'p', m.convidada.empresaId));
const linhaRef = () => db.doc(caminhosDoStatus.um(m.c.contexto, 'p', m.convidada.empresaId));
const media = (q: string) =>
  ler(db, mediaSchema, caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId));
const projeto = () => db.doc(caminhos.projeto(m.c.contexto, 'p'));
const falta = async () => {
  const achadas = [];
  for (const { todos } of [empresasEmProjetos, regioes, medias, habilitadas, cortes])
    achadas.push(...(await todos(db, m.c.contexto, { simular: true })));
  return achadas;
};

const doParana = {
  name: 'Paraná',
  comparisonType: 'or' as const,
  identifiers: [{ field: 'estado' as const, value: 'PR' }],
};
const regiao = (id: string) => db.doc(`${regioesDe(m.c.contexto, 'p')}/${id}`);
const criar = (id: string) =>
  regiao(id).set({ ...regiaoDoForm(doParana), projetoId: 'p', empresas: [], ...carimbo(new Date()) });
const mudarSe = (estado: string) =>
  db.doc(caminhos.empresa(m.convidada)).update({ 'endereco.estado': estado });

describe('a linha da empresa e as suas médias', () => {
  it('as médias dizem o que a linha diz, e seguem cada mudança dela', async () => {
    const q = await m.questionario({ fases: [2] });
    await projeto().update({ minimoResposta: 1 });
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => {
      expect((await linha())?.habilitada).toBe(true);
      expect(await media(q)).toMatchObject({ concorre: true, fase: 2, habilitada: true, folhas: 1 });
    });
    await linhaRef().update({ status: 6, categoria: 'Indústria' });
    await logo(async () => expect(await media(q)).toMatchObject({ fase: 6, categoria: 'Indústria' }));
    await projeto().update({ minimoResposta: 2 });
    await logo(async () => expect(await media(q)).toMatchObject({ habilitada: false }));
    await db.doc(caminhos.empresa(m.convidada)).update({ porte: 'EMPRESA_GRANDE_PORTE' });
    await logo(async () => expect(await media(q)).toMatchObject({ porte: 'EMPRESA_GRANDE_PORTE' }));
    await linhaRef().update({ deletedAt: new Date() });
    await logo(async () => expect(await media(q)).toMatchObject({ concorre: false, fase: null }));
    await linhaRef().update({ deletedAt: null, status: 2 });
    await logo(async () => expect(await media(q)).toMatchObject({ concorre: true, fase: 2 }));
    await logo(async () => expect(await falta()).toEqual([]));
  });

  it('as regiões a que pertence seguem as regiões e o endereço', async () => {
    await criar('parana');
    await mudarSe('PR');
    await logo(async () => expect((await linha())?.regioes).toEqual(['parana']));
    await regiao('parana').update({ deletedAt: new Date() });
    await logo(async () => expect((await linha())?.regioes).toEqual([]));
    await logo(async () => expect(await falta()).toEqual([]));
  });

  it.each([
    ['removida', () => regiao('breve').update({ deletedAt: new Date() })],
    ['apagada', () => regiao('breve').delete()],
    ['de outro estado', () => regiao('breve').update({ identifiers: [{ field: 'estado', value: 'SC' }] })],
  ])('a região %s antes de saber quem é dela não fica em ninguém', async (_caso, mudar) => {
    await mudarSe('RS');
    await criar('breve');
    await assentar();
    // The row names the region; the region's own list is yet to follow, and its event is being handled.
    await semGatilhos(async () => {
      await mudarSe('PR');
      await acertarStatusDaEmpresa(db, m.convidada);
    });
    expect((await linha())?.regioes).toContain('breve');
    expect((await regiao('breve').get()).get('empresas')).toEqual([]);
    await mudar();
    await logo(async () => expect((await linha())?.regioes).not.toContain('breve'));
    await logo(async () => expect(await falta()).toEqual([]));
  });

  it('depois de histórias ao acaso não há o que corrigir; o que se estraga, a conferência refaz', async () => {
    // Phases come afterwards: outside of them nobody answers.
    const q = await m.questionario();
    const sorte = aleatorio(9);
    const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
    const gente = await Promise.all(['Caio', 'Duda', 'Edu'].map((nome) => m.pessoa(nome)));
    for (const pessoa of gente) await m.chamar(pessoa, 'abrir', q);
    const andar = () => linhaRef().update({ status: um([1, 2, 3, 4, 6]) });
    // Who left the project finishes nothing, so companies leave it afterwards.
    await Promise.all([...gente.map((pessoa) => m.finalizar(pessoa, q, TUDO)), andar(), andar(), andar()]);
    await Promise.all([
      ...Array.from({ length: 6 }, () =>
        linhaRef().update({ status: um([1, 2, 3, 4, 6]), deletedAt: sorte() < 0.3 ? new Date() : null }),
      ),
      ...Array.from({ length: 4 }, () => projeto().update({ minimoResposta: um([1, 2, 3, 4]) })),
      db.doc(m.caminhoDe(q)).update({ fases: [2, 3] }),
    ]);
    await linhaRef().update({ status: 3, deletedAt: null });
    await projeto().update({ minimoResposta: 3 });
    await logo(async () => {
      expect(await media(q)).toMatchObject({ folhas: 3, fase: 3, concorre: true });
      expect(await falta()).toEqual([]);
    });
    const certa = await linha();
    const caminho = caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId);
    // A trigger that comes late may put it right at once.
    await logo(async () => {
      await db.doc(caminho).update({ fase: 7, porte: null });
      expect((await cortes.todos(db, m.c.contexto, { simular: true })).length).toBe(1);
    });
    await cortes.todos(db, m.c.contexto, {});
    expect(await media(q)).toMatchObject({ fase: 3, habilitada: certa?.habilitada });
    await logo(async () => expect(await falta()).toEqual([]));
  });
});

const daCaixa = async (uid: string) =>
  (await db.collection(caminhos.notificacoes(m.convidada, uid)).get()).docs.map((d) => d.data());

describe('a notícia da fase', () => {
  // A world without events still on their way.
  beforeAll(async () => {
    m = await mundoDasFolhas();
  });
  it('chega a quem administra a empresa, sem dizer quem mudou; inscrever não é notícia', async () => {
    const gilda = await m.pessoa('Gilda', m.convidada, 'ADMIN');
    const membro = await m.pessoa('Mia');
    await logo(async () =>
      expect(
        (await db.doc(caminhosDoStatus.inscrito(m.c.contexto, 'p', m.convidada.empresaId)).get()).exists,
      ).toBe(true),
    );
    expect(await daCaixa(gilda.uid)).toEqual([]);
    await linhaRef().update({ status: 8 });
    await logo(async () =>
      expect(await daCaixa(gilda.uid)).toMatchObject([{ tipo: 'FASE', quem: null, detalhe: { fase: 8 } }]),
    );
    await linhaRef().update({ categoria: 'Serviços' });
    await linhaRef().update({ status: 4 });
    await logo(async () => expect(await daCaixa(gilda.uid)).toHaveLength(2));
    expect(await daCaixa(membro.uid)).toEqual([]);
    expect(JSON.stringify(await daCaixa(gilda.uid))).not.toContain(m.admin.uid);
  });

  it('a linha de outra empresa não avisa esta', async () => {
    const outra = `${m.c.contexto.empresaId}-terceira`;
    const gilda = await m.pessoa('Gisa', m.convidada, 'ADMIN');
    const ref = db.doc(caminhosDoStatus.um(m.c.contexto, 'p', outra));
    await ref.set(umStatus('p', outra, { status: 2 }));
    await ref.update({ status: 3 });
    await linhaRef().update({ status: 5 });
    await logo(async () =>
      expect(await daCaixa(gilda.uid)).toContainEqual(expect.objectContaining({ detalhe: { fase: 5 } })),
    );
    expect(await daCaixa(gilda.uid)).not.toContainEqual(expect.objectContaining({ detalhe: { fase: 3 } }));
  });
});

describe('a prévia de uma mudança de fase', () => {
  let admin: Awaited<ReturnType<typeof mundoDasFolhas>>['admin'];
  const prever = async (status: number, { por = admin, empresas = [m.convidada.empresaId] } = {}) =>
    chamarAqui(
      'projetosFunctions-preverFase',
      { ...m.c.contexto, idProjeto: 'p', empresas, status },
      { por: { uid: por.uid, email: por.email } },
    );
  const ninguem = { resultado: { perdem: [] } };

  it('Q271 diz quem deixa de estar habilitada, e o que lhe falta: também o de uma fase por que não passou', async () => {
    m = await mundoDasFolhas();
    ({ admin } = m);
    await projeto().update({ minimoResposta: 1 });
    const q = await m.questionario({ nome: 'Autodiagnóstico', fases: [2] });
    await m.questionario({ nome: 'Entrevista', fases: [4] });
    const vizinha = `vizinha-${m.c.contexto.empresaId}`;
    // Enabled by nothing that is stored yet: not asked about, not named.
    await semGatilhos(() =>
      db
        .doc(caminhosDoStatus.um(m.c.contexto, 'p', vizinha))
        .set(umStatus('p', vizinha, { status: 2, nomeFantasia: 'Vizinha', habilitada: false })),
    );
    const bia = await m.pessoa('Bia');
    await m.chamar(bia, 'abrir', q);
    await m.finalizar(bia, q, TUDO);
    await logo(async () => expect((await linha())?.habilitada).toBe(true));
    const [nome, antes] = [(await linha())?.nomeFantasia, await linha()];
    const perde = {
      resultado: { perdem: [{ idEmpresa: m.convidada.empresaId, nome, faltam: ['Entrevista'] }] },
    };
    expect(await prever(3)).toEqual(ninguem);
    expect(await prever(4)).toEqual(perde);
    expect(await prever(6), 'a entrevista foi pulada').toEqual(perde);
    expect(await prever(6, { empresas: [vizinha] })).toEqual(ninguem);
    expect(await prever(6, { empresas: [vizinha, m.convidada.empresaId] })).toEqual(perde);
    expect(await linha(), 'nada se grava').toEqual(antes);
    // What it says is what happens.
    await linhaRef().update({ status: 6 });
    await logo(async () => expect((await linha())?.habilitada).toBe(false));
    expect(await prever(6), 'já não está').toEqual(ninguem);
    await linhaRef().update({ status: 3 });
    await logo(async () => expect((await linha())?.habilitada).toBe(true));
  });

  it('Q271 só a quem muda fases', async () => {
    const tea = await m.pessoa('Tea', m.c.contexto, 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 6: {} });
    expect((await prever(3, { por: tea })).resultado).toEqual({ perdem: [] });
    await comMatriz(m.c.contexto, 'TEAM', { 6: { criacao: false } });
    expect((await prever(3, { por: tea })).erro?.message).toBe('Permissão negada');
  });
});
