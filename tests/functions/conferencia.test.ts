// The comparison of an interview's spreadsheet: who may, against what, and that nothing is written (decisions P6, Q29, Q290).
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { ler } from '@functions/banco';
import type { Persona } from '@tests/support/personas';
import { umaMedia } from '@tests/support/media';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, type Chamador } from './contas';
import { mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let q: string;
const master: Chamador = { uid: `master-${randomUUID()}`, email: 'm@exemplo.com.br', master: true };
const como = ({ uid, email }: Persona): Chamador => ({ uid, email });

beforeAll(async () => {
  m = await mundoDasFolhas();
  q = await m.questionario();
  for (const [nome, escala] of [
    ['Bia', 7],
    ['Otto', 10],
  ] as const) {
    const pessoa = await m.pessoa(nome);
    await m.chamar(pessoa, 'abrir', q);
    await m.finalizar(pessoa, q, { ...TUDO, escala, texto: 'Segredo da Bia' });
  }
  const caminho = caminhosDasMedias.uma(m.c.contexto, q, m.convidada.empresaId);
  await logo(async () => expect((await ler(db, mediaSchema, caminho))?.folhas).toBe(2));
  await db.doc(caminhosDasMedias.avaliacao(m.c.contexto, q, m.convidada.empresaId)).set({
    idQuestionario: q,
    idProjeto: 'p',
    idEmpresa: m.convidada.empresaId,
    updatedAt: new Date(),
    avaliacoes: {
      4: {
        grupos: { g1: { soma: 80_00, n: 1, mediaAvaliador: 80_00 } },
        media: 80_00,
        cobertura: { dadas: 1, de: 1 },
      },
    },
  });
});

const alvo = (mudancas: object = {}) => ({
  ...m.c.contexto,
  idEmpresa: m.convidada.empresaId,
  organizadora: m.c.contexto.empresaId,
  questionarioId: q,
  ...mudancas,
});
const linha = (
  n: number,
  grupo: string,
  pergunta: string,
  autoavaliacao: number | null,
  entrevista = null as number | null,
) => ({
  linha: n,
  grupo,
  pergunta,
  autoavaliacao,
  entrevista,
});
const conferir = (linhas: object[], por: Chamador, mudancas: object = {}) =>
  chamarAqui('conferenciaFunctions-conferir', { ...alvo(mudancas), linhas }, { por });
const UMA = [linha(2, 'Estratégia', '', 60_00)];
const tudoDe = async () => {
  const documentos = await Promise.all(
    ['respostas', 'medias', 'notas', 'status', 'auditoria'].map((colecao) =>
      db.collection(caminhos.daEmpresa(m.c.contexto, colecao)).get(),
    ),
  );
  return documentos.flatMap(({ docs }) => docs.map((d) => [d.ref.path, d.updateTime.toMillis()]));
};

describe('conferência', () => {
  it('compara médias, notas de avaliadores e respostas como foram dadas, e não grava nada', async () => {
    const antes = await tudoDe();
    const { resultado, erro } = await conferir(
      [
        linha(2, 'ESTRATEGIA', '', 67_50, 81_00),
        linha(3, 'Estratégia', 'Pergunta escala', 8_50),
        linha(4, 'Estratégia', 'Pergunta escolha', 4_00),
        linha(5, 'Outro grupo', '', 10_00),
      ],
      como(m.admin),
    );
    expect(erro).toBeUndefined();
    const { conferidos, ...resto } = resultado as {
      conferidos: { grupo: string; pergunta: string; medida: string; guardado: number; situacao: string }[];
    };
    expect(resto).toEqual({ folhas: 2, fase: 'Entrevista Inicial' });
    expect(
      conferidos.map((c) => [c.pergunta || c.grupo, c.medida, c.guardado, c.situacao].join(' ')),
    ).toEqual([
      'Estratégia autoavaliacao 6750 igual',
      'Estratégia entrevista 8000 diferente',
      'Pergunta escala autoavaliacao 850 igual',
      'Pergunta escolha autoavaliacao 500 diferente',
      'Cultura autoavaliacao 7500 faltaNaPlanilha',
      'Pergunta caixas autoavaliacao 750 faltaNaPlanilha',
      'Média geral autoavaliacao 7125 faltaNaPlanilha',
      'Média geral entrevista 8000 faltaNaPlanilha',
      'Outro grupo autoavaliacao  faltaNoSistema',
    ]);
    expect(JSON.stringify(resultado)).not.toMatch(/Segredo|Bia|Otto/);
    expect(await tudoDe()).toEqual(antes);
  });

  it('MASTER confere em qualquer empresa da licenciada, e só recebe comparações', async () => {
    const deMaster = { empresaId: null };
    const { resultado } = await conferir([linha(2, 'Estratégia', '', 60_00)], master, deMaster);
    expect(JSON.stringify(resultado)).toContain('diferente');
    expect(JSON.stringify(resultado)).not.toMatch(/Segredo|Bia|Otto/);
    const achados = await chamarAqui(
      'conferenciaFunctions-questionarios',
      { licenciadaId: m.c.contexto.licenciadaId, empresaId: null, idEmpresa: m.convidada.empresaId },
      { por: master },
    );
    expect(achados.resultado).toMatchObject({
      questionarios: [{ organizadora: m.c.contexto.empresaId, id: q, projeto: 'Prêmio Inovação' }],
    });
    // Of another licensee nothing is found, whatever the company's id.
    const deOutra = await chamarAqui(
      'conferenciaFunctions-questionarios',
      { licenciadaId: 'outra', empresaId: null, idEmpresa: m.convidada.empresaId },
      { por: master },
    );
    expect(deOutra.resultado).toEqual({ questionarios: [] });
  });

  it('quem não é ADMIN da organizadora é recusado: MEMBER, ADMIN da convidada e MASTER só de nome', async () => {
    const [membro, daConvidada, fulano] = await Promise.all([
      m.pessoa('Mario', m.c.contexto),
      m.pessoa('Gil', m.convidada, 'ADMIN'),
      m.pessoa('Rui', m.c.contexto, 'MASTER'),
    ]);
    const recusado = { erro: { status: 'PERMISSION_DENIED' } };
    expect(await conferir(UMA, como(membro))).toMatchObject(recusado);
    expect(await conferir(UMA, como(fulano))).toMatchObject(recusado);
    expect(await conferir(UMA, como(fulano), { empresaId: null })).toMatchObject(recusado);
    expect(await conferir(UMA, como(daConvidada), { empresaId: m.convidada.empresaId })).toMatchObject(
      recusado,
    );
    expect(await conferir(UMA, como(m.admin))).toMatchObject({ resultado: { folhas: 2 } });
  });

  it('A84 uma planilha sem valores não traz o que está guardado', async () => {
    expect((await conferir(UMA, como(m.admin))).erro).toBeUndefined();
    expect((await conferir([], como(m.admin))).erro?.message).toBe('Não há valores para comparar.');
  });

  it('a planilha modelo traz os grupos e as perguntas na ordem, sem nenhum valor', async () => {
    const { resultado } = await chamarAqui('conferenciaFunctions-modelo', alvo(), { por: como(m.admin) });
    expect(resultado).toEqual({
      grupos: [
        { nome: 'Estratégia', perguntas: ['Pergunta escala', 'Pergunta escolha'] },
        { nome: 'Cultura', perguntas: ['Pergunta caixas', 'Pergunta texto'] },
      ],
    });
  });

  it('sem respostas, de questionário que não há e com respostas demais, a recusa é uma frase', async () => {
    const vazio = await m.questionario();
    expect(await conferir(UMA, como(m.admin), { questionarioId: vazio })).toMatchObject({
      erro: { message: 'Esta empresa ainda não tem respostas neste questionário.' },
    });
    expect(await conferir(UMA, como(m.admin), { questionarioId: 'nenhum' })).toMatchObject({
      erro: { message: 'Questionário não encontrado!' },
    });
    await db
      .doc(caminhosDasMedias.uma(m.c.contexto, vazio, 'gigante'))
      .set(umaMedia({ idQuestionario: vazio, idEmpresa: 'gigante', folhas: 2_001, versoes: { 1: 2_001 } }));
    expect(await conferir(UMA, como(m.admin), { questionarioId: vazio, idEmpresa: 'gigante' })).toMatchObject(
      {
        erro: { message: expect.stringMatching(/^A empresa tem mais de 2\.000 respostas/) as string },
      },
    );
    expect(await conferir(UMA, como(m.admin), { idEmpresa: '' })).toMatchObject({
      erro: { status: 'INVALID_ARGUMENT' },
    });
  });

  it('lê todas as folhas, página a página, e não conta as pausadas nem as removidas', async () => {
    const outro = await m.questionario();
    const [primeira] = await m.folhasDe(q);
    if (!primeira) throw new Error('sem folha');
    const escrita = db.batch();
    for (let i = 0; i < 105; i++)
      escrita.set(
        db.doc(caminhos.registro(m.c.contexto, 'respostas', `${outro}-${String(i).padStart(3, '0')}`)),
        {
          ...primeira.data(),
          idQuestionario: outro,
          perguntas: [{ id: 'escala', grupo: 'g1', resposta: i < 103 ? 4 : 10, rev: 1, aparelho: 'a', n: 1 }],
          finalizadoEm: i === 103 ? null : new Date(),
          deletedAt: i === 104 ? new Date() : null,
        },
      );
    await escrita.commit();
    const caminho = caminhosDasMedias.uma(m.c.contexto, outro, m.convidada.empresaId);
    await logo(async () => expect((await ler(db, mediaSchema, caminho))?.folhas).toBe(103));
    const { resultado } = await conferir([linha(2, 'Estratégia', 'Pergunta escala', 4_00)], como(m.admin), {
      questionarioId: outro,
    });
    expect(JSON.stringify(resultado)).toContain('"guardado":400,"situacao":"igual"');
  });
});
