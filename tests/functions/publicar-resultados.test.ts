// Publishing of results: places and means of that moment reach the companies, and only then (decisions Q23, Q232).
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDasNotas, MAXIMO_DA_JUSTIFICATIVA, notaSchema } from '@/domain/diagnostico/nota';
import { caminhosDaPublicacao, MAXIMO_DAS_PALAVRAS } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { carimbo } from '@functions/banco';
import { umaEmpresa, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
beforeAll(async () => {
  m = await mundoDasFolhas();
  // The organiser confirmed it: 'Habilitada'.
  await m.status(m.convidada).update({ status: 3 });
});

const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
const publicar = (quem: Persona, q: string, mais: object = {}) =>
  chamarAqui(
    'resultadosFunctions-publicar',
    { ...quem.contexto, idProjeto: 'p', idQuestionario: q, publicado: true, ...mais },
    por(quem),
  );
const verDaEmpresa = (quem: Persona) =>
  chamarAqui('resultadosFunctions-daEmpresa', { ...quem.contexto }, por(quem));
const dito = async (q: string, empresa = m.convidada.empresaId) =>
  (await db.doc(caminhosDaPublicacao.resultado(m.c.contexto, q, empresa)).get()).data();

const linhaDe = (empresaId: string) => db.doc(caminhosDoStatus.um(m.c.contexto, 'p', empresaId));

/** A company with a mean, without sheets behind it. One that left the project has a removed row, as triggers expect. */
async function comMedia(
  q: string,
  nome: string,
  mediaEmpresa: number | null,
  { concorre = true, fase = 3 }: { concorre?: boolean; fase?: number } = {},
) {
  const empresaId = `${m.c.contexto.empresaId}-${nome}`;
  const dela: Contexto = { ...m.c.contexto, empresaId };
  await db.doc(caminhos.empresa(dela)).set(umaEmpresa({ role: 'CONVIDADA' }));
  const deletedAt = concorre ? null : new Date();
  await linhaDe(empresaId).set(umStatus('p', empresaId, { status: fase, deletedAt }));
  await db
    .doc(caminhosDasMedias.uma(m.c.contexto, q, empresaId))
    .set(umaMedia({ idQuestionario: q, idEmpresa: empresaId, mediaEmpresa, concorre, fase }));
  return empresaId;
}

/** The guest has finished one sheet, whose mean is 67,50. */
async function respondido() {
  const q = await m.questionario();
  const bia = await m.pessoa('Bia');
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  await logo(async () => {
    const media = await db.doc(caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId)).get();
    expect(media.data()).toMatchObject({ concorre: true, fase: 3 });
  });
  return { q, bia };
}
const doQuestionario = async (quem: Persona, q: string) => {
  const { resultado } = await verDaEmpresa(quem);
  const { resultados } = resultado as { resultados: { questionarioId: string; publicado: unknown }[] };
  return resultados.find(({ questionarioId }) => questionarioId === q);
};

describe('publicar resultados', () => {
  it('antes a empresa vê só a sua média; depois a posição, entre as do ranking, com empates', async () => {
    const { q, bia } = await respondido();
    const [alta, igual, sem, fora] = await Promise.all([
      comMedia(q, `alta-${q}`, 90_00),
      comMedia(q, `igual-${q}`, 67_50),
      comMedia(q, `sem-${q}`, null),
      comMedia(q, `fora-${q}`, 99_00, { concorre: false }),
    ]);
    expect(await doQuestionario(bia, q)).toMatchObject({ media: 67_50, folhas: 1, publicado: null });
    expect((await publicar(m.admin, q)).resultado).toEqual({ empresas: 3 });
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { posicao: 2, total: 3, media: 67_50 } });
    expect(await dito(q, alta)).toMatchObject({ posicao: 1, total: 3 });
    expect(await dito(q, igual)).toMatchObject({ posicao: 2 });
    expect(await dito(q, sem)).toMatchObject({ posicao: null, mediaEmpresa: null });
    expect(await dito(q, fora)).toBeUndefined();
  });

  it('P196 posição têm as empresas que a organização confirmou; as outras veem a sua média, e por quê', async () => {
    const { q, bia } = await respondido();
    const nova = await comMedia(q, `nova-${q}`, 90_00, { fase: 2 });
    expect((await publicar(m.admin, q)).resultado).toEqual({ empresas: 1 });
    expect(await doQuestionario(bia, q)).toMatchObject({
      publicado: { posicao: 1, total: 1, confirmada: true },
    });
    expect(await dito(q, nova)).toMatchObject({ posicao: null, confirmada: false, mediaEmpresa: 90_00 });
  });

  it('é o retrato daquele momento: o que muda aparece só quando se publica de novo, e retirar o tira', async () => {
    const { q, bia } = await respondido();
    const sai = await comMedia(q, `sai-${q}`, 50_00);
    await publicar(m.admin, q);
    const caminho = caminhosDasMedias.uma(m.c.contexto, q, sai);
    await db.doc(caminho).update({ mediaEmpresa: 95_00 });
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { posicao: 1 } });
    await publicar(m.admin, q);
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { posicao: 2 } });
    await linhaDe(sai).update({ deletedAt: new Date() });
    await logo(async () => expect((await db.doc(caminho).get()).get('concorre')).toBe(false));
    await publicar(m.admin, q);
    expect(await dito(q, sai)).toBeUndefined();
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { posicao: 1, total: 1 } });
    expect((await publicar(m.admin, q, { publicado: false })).resultado).toEqual({ empresas: 0 });
    expect(await doQuestionario(bia, q)).toMatchObject({ media: 67_50, publicado: null });
    expect((await db.doc(caminhosDaPublicacao.uma(m.c.contexto, q)).get()).exists).toBe(false);
    const trilha = await db
      .collection(caminhos.auditoria(m.c.contexto))
      .where('acao', '==', 'RESULTADOS')
      .get();
    expect(trilha.docs.filter((um) => String(um.get('alvo')).endsWith(`/${q}`))).toHaveLength(4);
  });

  it('C102 P387 o que os avaliadores escreveram só quando se quer, sem nomes nem ordem, do que conta na fase que fala', async () => {
    const { q, bia } = await respondido();
    const empresa = m.convidada.empresaId;
    const guardar = (respondente: string, mudancas: object) =>
      db.doc(caminhosDasNotas.uma(m.c.contexto, `${q}-${respondente}`)).set(
        notaSchema.parse({
          idQuestionario: q,
          idProjeto: 'p',
          idEmpresaNota: empresa,
          grupo: 'g1',
          fase: 4,
          respondente,
          idResposta: null,
          nota: 70_00,
          desconsiderado: false,
          ...carimbo(new Date(), respondente),
          ...mudancas,
        }),
      );
    await guardar('zuleica', { justificativa: 'Há método e pessoas.' });
    await guardar('abel', { justificativa: 'A direção acompanha de perto.' });
    await guardar('fora', { justificativa: 'Não deve contar aqui.', desconsiderado: true });
    await guardar('impedida', { justificativa: 'Sou sócia da empresa.', impedida: true });
    await guardar('calado', { justificativa: 'Prefiro não dar nota.', nota: null });
    await guardar('outra', { justificativa: 'De outra fase, que não fala.', fase: 5 });
    await chamarAqui(
      'notasFunctions-encerrar',
      { ...m.admin.contexto, questionarioId: q, fase: 4, encerrada: true },
      por(m.admin),
    );
    const lidas = async () => {
      const { resultado } = await chamarAqui(
        'resultadosFunctions-questionario',
        { ...bia.contexto, idEmpresa: empresa, idProjeto: 'p', questionarioId: q },
        por(bia),
      );
      return resultado as { palavras?: object; entrevista: object | null };
    };
    await publicar(m.admin, q);
    expect((await lidas()).palavras).toBeUndefined();
    await logo(async () => {
      await publicar(m.admin, q, { palavras: true });
      expect((await lidas()).palavras).toEqual({
        g1: ['A direção acompanha de perto.', 'Há método e pessoas.'],
      });
    });
    expect(JSON.stringify(await lidas())).not.toMatch(/zuleica|abel|sócia|Prefiro|outra fase/);
    await publicar(m.admin, q);
    expect((await lidas()).palavras).toBeUndefined();
  });

  it('P387 com uma letra a mais do que cabe nada se publica, e com todas que cabem sim', async () => {
    const { q } = await respondido();
    const cheias = MAXIMO_DAS_PALAVRAS / MAXIMO_DA_JUSTIFICATIVA;
    expect(Number.isInteger(cheias)).toBe(true);
    const guardar = (i: number, letras: number) =>
      db.doc(caminhosDasNotas.uma(m.c.contexto, `${q}-cheia-${i}`)).set(
        notaSchema.parse({
          idQuestionario: q,
          idProjeto: 'p',
          idEmpresaNota: m.convidada.empresaId,
          // More than one evaluator gives a group has room in several.
          grupo: `g${i % 5}`,
          fase: 4,
          respondente: `avaliador-${i}`,
          idResposta: null,
          nota: 70_00,
          justificativa: `${i}`.padEnd(letras, 'a'),
          desconsiderado: false,
          ...carimbo(new Date(), `avaliador-${i}`),
        }),
      );
    await Promise.all(Array.from({ length: cheias }, (_, i) => guardar(i, MAXIMO_DA_JUSTIFICATIVA)));
    await chamarAqui(
      'notasFunctions-encerrar',
      { ...m.admin.contexto, questionarioId: q, fase: 4, encerrada: true },
      por(m.admin),
    );
    const tudo = async () => Object.values((await dito(q))?.['palavras'] ?? {}).flat().length;
    await logo(async () => {
      expect((await publicar(m.admin, q, { palavras: true })).erro).toBeUndefined();
      expect(await tudo()).toBe(cheias);
    });
    await guardar(cheias, 10);
    await logo(async () =>
      expect((await publicar(m.admin, q, { palavras: true })).erro?.message).toBe(
        'Os avaliadores escreveram de uma empresa mais de 250.000 letras. Publique sem as palavras deles.',
      ),
    );
    expect(await tudo()).toBe(cheias);
  });

  it('Q23 as médias dos avaliadores só depois, como eram naquele momento, e só à própria empresa', async () => {
    const { q, bia } = await respondido();
    const caminho = caminhosDasMedias.avaliacao(m.c.contexto, q, m.convidada.empresaId);
    const avaliada = (media: number) =>
      db.doc(caminho).set({
        idQuestionario: q,
        idProjeto: 'p',
        idEmpresa: m.convidada.empresaId,
        updatedAt: new Date(),
        avaliacoes: {
          4: {
            grupos: { g1: { soma: media, n: 1, mediaAvaliador: media } },
            media,
            cobertura: { dadas: 1, de: 1 },
          },
        },
      });
    const verQuestionario = async (quem: Persona) =>
      (
        await chamarAqui(
          'resultadosFunctions-questionario',
          {
            ...quem.contexto,
            idEmpresa: m.convidada.empresaId,
            idProjeto: 'p',
            questionarioId: q,
          },
          por(quem),
        )
      ).resultado;
    await avaliada(80_00);
    expect(await verQuestionario(bia)).toMatchObject({ media: 67_50, entrevista: null });
    await publicar(m.admin, q);
    const dita = { fase: 'Entrevista Inicial', media: 80_00, grupos: { g1: 80_00 } };
    expect(await verQuestionario(bia)).toMatchObject({ entrevista: dita });
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { entrevista: dita } });
    await avaliada(20_00);
    expect(await verQuestionario(bia)).toMatchObject({ entrevista: dita });
    expect(await verQuestionario(m.admin)).toMatchObject({ entrevista: { media: 20_00 } });
    // Somebody of the organiser without module 26 sees neither what holds now nor what the company was told.
    const equipe = await m.pessoa('Tom', m.c.contexto, 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 6: {}, 31: {}, 26: { leitura: false } });
    expect(await verQuestionario(equipe)).toMatchObject({ entrevista: null });
    await publicar(m.admin, q, { publicado: false });
    expect(await verQuestionario(bia)).toMatchObject({ media: 67_50, entrevista: null });
  });

  it('duas publicações ao mesmo tempo deixam uma só, inteira', async () => {
    const { q } = await respondido();
    await comMedia(q, `outra-${q}`, 10_00);
    await Promise.all(Array.from({ length: 4 }, () => publicar(m.admin, q)));
    const { docs } = await db
      .collectionGroup('resultados')
      .where('organizadora', '==', m.c.contexto.empresaId)
      .where('idQuestionario', '==', q)
      .get();
    expect(new Set(docs.map((um) => um.get('posicao')))).toEqual(new Set([1, 2]));
    expect(docs).toHaveLength(2);
  });

  it('E09 só ADMIN de quem organiza: nem a equipe, nem a convidada a si mesma', async () => {
    const { q } = await respondido();
    const equipe = await m.pessoa('Tea', m.c.contexto, 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 6: {}, 31: {} });
    const gilda = await m.pessoa('Gilda', m.convidada, 'ADMIN');
    expect(await publicar(equipe, q)).toEqual(NEGADO);
    expect(await publicar(gilda, q, { ...m.c.contexto })).toEqual(NEGADO);
    expect((await publicar(gilda, q)).erro?.message).toBe('Questionário não encontrado!');
    expect(await dito(q)).toBeUndefined();
    expect((await publicar(m.admin, q, { idProjeto: 'outro' })).erro?.message).toBe(
      'Questionário não encontrado!',
    );
    const vazio = await m.questionario();
    expect((await publicar(m.admin, vazio)).erro?.message).toBe(
      'Nenhuma empresa do projeto tem respostas finalizadas.',
    );
    expect((await publicar(m.admin, q)).resultado).toEqual({ empresas: 1 });
  });

  it('A27 uma empresa de outra licenciada com os mesmos ids não tira nem publica por cima', async () => {
    const { q, bia } = await respondido();
    expect((await publicar(m.admin, q)).resultado).toEqual({ empresas: 1 });
    const antes = await dito(q);
    // Ids of companies, projects and questionnaires are in public addresses, and browsers choose them.
    const dela: Contexto = { ...m.c.contexto, licenciadaId: `outra-${m.c.contexto.licenciadaId}` };
    await db.doc(caminhos.empresa(dela)).set(umaEmpresa());
    const eva = await m.pessoa('Eva', dela, 'ADMIN');
    await comMatriz(dela, 'ADMIN', { 31: {} });
    for (const onde of [
      caminhos.projeto,
      (c: Contexto, id: string) => caminhos.registro(c, 'questionarios', id),
    ]) {
      const id = onde === caminhos.projeto ? 'p' : q;
      await db.doc(onde(dela, id)).set((await db.doc(onde(m.c.contexto, id)).get()).data() ?? {});
    }
    // Its version, too: of one that cannot be read no mean is told (decisions P197).
    await db.doc(`${caminhos.registro(dela, 'questionarios', q)}/versoes/1`).set(umQuestionarioPublicado());
    expect(await publicar(eva, q, { publicado: false })).toEqual({ resultado: { empresas: 0 } });
    await db
      .doc(caminhosDasMedias.uma(dela, q, 'alheia'))
      .set(umaMedia({ idQuestionario: q, idEmpresa: 'alheia', mediaEmpresa: 50_00, fase: 3 }));
    expect((await publicar(eva, q)).resultado).toEqual({ empresas: 1 });
    expect(await dito(q)).toEqual(antes);
    expect(await doQuestionario(bia, q)).toMatchObject({ publicado: { posicao: 1 } });
    expect((await publicar(m.admin, q, { publicado: false })).resultado).toEqual({ empresas: 0 });
    expect(await dito(q)).toBeUndefined();
  });

  it('A07 A22 uma empresa vê os seus, e só com o módulo 31', async () => {
    const { q, bia } = await respondido();
    await publicar(m.admin, q);
    const externa = await m.pessoa('Eva', m.convidada, 'MEMBER', { externo: true });
    expect(await verDaEmpresa(externa)).toEqual(NEGADO);
    const semModulo = await m.pessoa('Lia', m.convidada, 'TEAM');
    await comMatriz(m.convidada, 'TEAM', { 29: {}, 31: { leitura: false } });
    expect(await verDaEmpresa(semModulo)).toEqual(NEGADO);
    expect(await doQuestionario(m.admin, q)).toBeUndefined();
    expect(await doQuestionario(bia, q)).toBeDefined();
  });
});
