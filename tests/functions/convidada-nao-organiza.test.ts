// A31: a company that came in by itself organises nothing. Each act is tried by the ADMIN of a guest, every flag on, and
// by the same person once the company is the licensee's own (decisions P181).
import { caminhos } from '@/domain/comum/caminhos';
import { inscricoes } from '@/domain/projetos/projeto';
import { termosLidos } from '@/domain/projetos/entrada';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { acertarUrnas } from '@functions/nucleo/urnas';
import { emDias } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captchaToken } from '../local/standins-captcha.mjs';
import { assentar, db } from './apoio';
import { umCnpj } from './cnpjs';
import { chamarAqui } from './contas';
import { mundoDasFolhas } from './folhas';
import { umaVotacao } from './votacao';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let q: string;
let bia: Persona;
const NEGADO = 'Permissão negada';
const NAO_HA = 'Empresa não encontrada';
const umId = () => randomUUID().replaceAll('-', '').slice(0, 20);
const umEmail = () => `estranho-${randomUUID().slice(0, 8)}@exemplo.com.br`;

/** What the company is, on its record and, as the trigger copies it, on its people's. */
async function ser(role: 'NORMAL' | 'CONVIDADA') {
  await db.doc(caminhos.empresa(m.c.contexto)).update({ role });
  await assentar();
  expect((await db.doc(m.admin.referencia).get()).get('empresaRole')).toBe(role);
}

beforeAll(async () => {
  m = await mundoDasFolhas();
  await db.doc(caminhos.licenciada(m.c.contexto.licenciadaId)).set(umaLicenciada());
  q = await m.questionario();
  bia = await m.pessoa('Bia');
  await db
    .doc(caminhos.projeto(m.c.contexto, 'p'))
    .update({ votacao: umaVotacao(), anoAtuacao: emDias(-5), anoVigencia: emDias(5) });
  expect(inscricoes({ encerrado: false, anoAtuacao: emDias(-5), anoVigencia: emDias(5) }, new Date())).toBe(
    'abertas',
  );
});
beforeEach(() => ser('CONVIDADA'));

/** In the name of the company that is a guest at first, with what the twin is told: nothing, where it passes. */
const ATOS: readonly [nome: string, dados: () => object, recusa: string, gemeo?: string][] = [
  [
    'projetosFunctions-inviteEmpresa',
    () => ({
      cnpj: umCnpj(),
      nome: 'Cometa',
      email: umEmail(),
      idEmpresa: umId(),
      projetoId: 'p',
      projeto: '',
      categoria: '',
    }),
    NEGADO,
  ],
  [
    'projetosFunctions-mudarFase',
    () => ({ idProjeto: 'p', idEmpresa: m.convidada.empresaId, de: 2, status: 7 }),
    NEGADO,
  ],
  [
    'projetosFunctions-preverFase',
    () => ({ idProjeto: 'p', empresas: [m.convidada.empresaId], status: 7 }),
    NEGADO,
  ],
  [
    'projetosFunctions-mudarCategoria',
    () => ({
      organizadora: m.c.contexto.empresaId,
      idProjeto: 'p',
      idEmpresa: m.convidada.empresaId,
      de: '',
      categoria: 'Indústria',
    }),
    NEGADO,
    'A votação já abriu: as categorias não mudam mais.',
  ],
  [
    'projetosFunctions-foraDaVotacao',
    () => ({ idProjeto: 'p', categorias: ['Indústria'], soFinalistas: false }),
    NEGADO,
  ],
  [
    'canaisFunctions-salvar',
    () => ({
      tipo: 'PROPRIO',
      url: 'https://exemplo.com.br/x',
      eventos: ['IDEIA_PUBLICADA'],
      ligado: true,
    }),
    NEGADO,
  ],
  ['canaisFunctions-listar', () => ({}), NEGADO],
  [
    'resultadosFunctions-publicar',
    () => ({ idProjeto: 'p', idQuestionario: q, publicado: true }),
    NEGADO,
    'Nenhuma empresa do projeto tem respostas finalizadas.',
  ],
  [
    'questionariosFunctions-publicar',
    () => ({ questionarioId: q, vista: 'x'.repeat(16), sobre: 1, correcao: false }),
    NEGADO,
    'O questionário mudou depois que você o abriu. Confira de novo e publique.',
  ],
  [
    'questionariosFunctions-duplicar',
    () => ({ questionarioId: q, nome: 'Cópia do prêmio', idProjeto: 'p' }),
    NEGADO,
  ],
  ['votacaoFunctions-apurar', () => ({ questionarioId: q }), NEGADO],
  ['votacaoFunctions-listarVotos', () => ({ questionarioId: q, situacao: 'EM_REVISAO' }), NEGADO],
  [
    'evidenciasFunctions-conferir',
    () => ({ id: 'nenhuma', conferida: true }),
    NEGADO,
    'Evidência não encontrada!',
  ],
  [
    'notasFunctions-desconsiderar',
    () => ({ nota: 'nenhuma', desconsiderado: true }),
    NEGADO,
    'Avaliação não encontrada',
  ],
  [
    'respostasFunctions-reabrir',
    () => ({ folha: 'nenhuma', motivo: 'Faltou um anexo.' }),
    NEGADO,
    'Questionário não encontrado!',
  ],
  [
    'certificadosFunctions-revogar',
    () => ({
      idEmpresa: m.convidada.empresaId,
      idProjeto: 'p',
      tipo: 'VENCEDORA',
      revogado: true,
      motivo: 'Emitido por engano.',
    }),
    NEGADO,
    'Certificado não encontrado.',
  ],
  // To strangers, by the product's own sender.
  [
    'colaboradoresFunctions-inviteColaboradorDiagnostico',
    () => ({
      emails: [umEmail()],
      idEmpresa: m.c.contexto.empresaId,
      idProjeto: 'p',
      idQuestionario: q,
    }),
    NAO_HA,
  ],
  [
    'convitesFunctions-mudarLinkAberto',
    () => ({ idEmpresa: m.c.contexto.empresaId, idQuestionario: q, acao: 'criar', limite: 10 }),
    NAO_HA,
  ],
];

describe('A31 quem administra uma convidada', () => {
  it.each(ATOS)(
    '%s: é recusado; a mesma pessoa, de uma empresa da licenciada, não',
    async (nome, dados, recusa, gemeo) => {
      const pedido = { ...m.c.contexto, ...dados() };
      const chamar = () => chamarAqui(nome, pedido, { por: { uid: m.admin.uid, email: m.admin.email } });
      expect((await chamar()).erro?.message).toBe(recusa);
      await ser('NORMAL');
      expect((await chamar()).erro?.message).toBe(gemeo);
    },
  );

  it('convida a sua gente para o que a convidou, algumas dezenas por dia', async () => {
    await ser('NORMAL');
    const chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN', { empresaRole: 'CONVIDADA' });
    const convidar = (emails: string[]) =>
      chamarAqui(
        'colaboradoresFunctions-inviteColaboradorDiagnostico',
        {
          ...m.convidada,
          emails,
          idEmpresa: m.c.contexto.empresaId,
          idProjeto: 'p',
          idQuestionario: q,
        },
        { por: chefe },
      );
    for (let i = 0; i < 3; i++)
      expect((await convidar(Array.from({ length: 10 }, umEmail))).erro).toBeUndefined();
    expect((await convidar([umEmail()])).erro?.status).toBe('RESOURCE_EXHAUSTED');
  });
});

const inscrever = () =>
  chamarAqui('projetosFunctions-inviteEmpresaExterno', {
    ...m.c.contexto,
    projetoId: 'p',
    idEmpresa: umId(),
    cnpj: umCnpj(),
    nome: 'Cometa Logística',
    email: umEmail(),
    captcha: captchaToken(),
    termos: termosLidos,
    cadastro: null,
    registro: null,
    categoria: 'Indústria',
    embaixador: null,
    autocadastroOrigin: null,
  });
const apresentar = () =>
  chamarAqui('projetosFunctions-apresentarProjeto', { ...m.c.contexto, projetoId: 'p' });
const encontrar = () => chamarAqui('votacaoFunctions-encontrar', { projetoId: 'p', questionarioId: q });

describe('A31 o que uma convidada já tinha', () => {
  it('não se mostra a visitantes, nem os inscreve', async () => {
    for (const ato of [inscrever, apresentar]) expect((await ato()).erro?.message).toBe(NAO_HA);
    await ser('NORMAL');
    for (const ato of [inscrever, apresentar]) expect((await ato()).erro).toBeUndefined();
  });

  it('não abre votação', async () => {
    await acertarUrnas(db, m.c.contexto);
    expect((await encontrar()).erro?.message).toMatch(/^Votação não encontrada/);
    await ser('NORMAL');
    await acertarUrnas(db, m.c.contexto);
    expect((await encontrar()).erro).toBeUndefined();
  });

  it('não dá certificado: nem o de vencedora, à empresa que ela mesma trouxe', async () => {
    await db
      .doc(caminhosDoStatus.um(m.c.contexto, 'p', m.convidada.empresaId))
      .update({ status: 7, nomeFantasia: 'Convidada' });
    const emitir = () =>
      chamarAqui(
        'certificadosFunctions-emitir',
        { ...m.convidada, idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', tipo: 'VENCEDORA' },
        { por: bia },
      );
    expect((await emitir()).erro?.message).toBe('Projeto não encontrado');
    await ser('NORMAL');
    expect((await emitir()).erro).toBeUndefined();
  });
});
