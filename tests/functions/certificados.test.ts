// Certificates: who gets which and when, exactly once, revoked and verified by anybody (decisions Q310).
import { caminhosDosCertificados, certificadoSchema } from '@/domain/certificados/certificado';
import { CODIGO, codigoEmPartes, type TipoDeCertificado } from '@/domain/certificados/codigo';
import { caminhos } from '@/domain/comum/caminhos';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { projetoSchema, VENCEDORES } from '@/domain/projetos/projeto';
import { caminhosDoStatus, projetar, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';

import { ler } from '@functions/banco';
import { emDias } from '@tests/support/documentos';
import { umaPublicacao, umResultadoPublicado } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, comRelogioParado } from './apoio';
import { chamarAqui, comMatriz, umIp } from './contas';
import { mundoDasFolhas } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let bia: Persona;
beforeAll(async () => {
  m = await mundoDasFolhas();
  await db.doc(caminhos.licenciada(m.c.contexto.licenciadaId)).set(umaLicenciada());
  bia = await m.pessoa('Bia');
});
/** Nothing issued yet: the company took part, the programme runs. */
beforeEach(async () => {
  const { docs } = await db.collection(caminhosDosCertificados.todos(m.c.contexto)).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  const historico = [{ status: 3, em: emDias(-5), por: 'ada' }];
  await estar({ status: 3, historico }, { anoVigencia: emDias(30) });
});

const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
const alvo = () => ({ idEmpresa: m.c.contexto.empresaId, idProjeto: 'p' });

/** The row and the project, and the copy that the company reads, which a trigger would write a moment later. */
async function estar(daLinha: object, doProjeto: object = {}) {
  const { contexto } = m.c;
  const linha = caminhosDoStatus.um(contexto, 'p', m.convidada.empresaId);
  await db.doc(linha).update({ nomeFantasia: 'Convidada', categoria: 'Indústria', ...daLinha });
  await db.doc(caminhos.projeto(contexto, 'p')).update({ encerrado: false, ...doProjeto });
  const status = await ler(db, statusSchema, linha);
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, 'p'));
  if (!status || !projeto) throw new Error('o mundo não está inteiro');
  await db
    .doc(caminhosDoStatus.inscrito(contexto, 'p', m.convidada.empresaId))
    .set(projetoInscritoSchema.parse(projetar(status, projeto, contexto)));
}
const emitir = (quem: Persona, tipo: TipoDeCertificado, mais: object = {}) =>
  chamarAqui('certificadosFunctions-emitir', { ...quem.contexto, ...alvo(), tipo, ...mais }, por(quem));
const listar = (quem: Persona) => chamarAqui('certificadosFunctions-listar', { ...quem.contexto }, por(quem));
const revogar = (quem: Persona, revogado: boolean, mais: object = {}) =>
  chamarAqui(
    'certificadosFunctions-revogar',
    {
      ...quem.contexto,
      idProjeto: 'p',
      idEmpresa: m.convidada.empresaId,
      tipo: 'PARTICIPACAO',
      revogado,
      motivo: revogado ? 'Emitido por engano.' : '',
      ...mais,
    },
    por(quem),
  );
/** Without an account, each from an address of its own unless one is given. */
const verificar = (codigo: string, mais: { ip?: string } = {}) =>
  chamarAqui('certificadosFunctions-verificar', { codigo }, mais);
const guardados = async () =>
  (await db.collection(caminhosDosCertificados.todos(m.c.contexto)).get()).docs.map((um) => um.data());
const codigoDe = async (pedido: ReturnType<typeof emitir>) =>
  ((await pedido).resultado as { codigo: string }).codigo;

describe('emitir um certificado', () => {
  it('o de participação, quando o programa termina; antes a lista é vazia e o pedido é recusado', async () => {
    expect((await listar(bia)).resultado).toEqual({ certificados: [] });
    expect((await emitir(bia, 'PARTICIPACAO')).erro?.message).toMatch(/quando o programa termina/);
    await estar({}, { anoVigencia: emDias(-2) });
    expect((await listar(bia)).resultado).toMatchObject({
      certificados: [{ ...alvo(), tipo: 'PARTICIPACAO', emitidoEm: null, revogadoEm: null }],
    });
    const { resultado } = await emitir(bia, 'PARTICIPACAO');
    expect(resultado).toMatchObject({
      tipo: 'PARTICIPACAO',
      empresa: 'Convidada',
      programa: 'Prêmio Inovação',
      categoria: 'Indústria',
      codigo: expect.stringMatching(CODIGO) as string,
    });
    const [guardado] = await guardados();
    expect(Object.keys(guardado ?? {}).toSorted()).toEqual(Object.keys(certificadoSchema.shape).toSorted());
    expect(JSON.stringify(guardado)).not.toContain(bia.uid);
  });

  it('ou quando a organização publica um resultado à empresa', async () => {
    const caminho = caminhosDaPublicacao.resultado(m.c.contexto, 'q', m.convidada.empresaId);
    await db.doc(caminho).set({ ...umResultadoPublicado(), organizadora: m.c.contexto.empresaId });
    // What it was told counts while the publication does, and that is complete (decisions T461).
    const publicacao = db.doc(caminhosDaPublicacao.uma(m.c.contexto, 'q'));
    expect((await emitir(bia, 'PARTICIPACAO')).erro).toBeDefined();
    await publicacao.set({ ...umaPublicacao(), completa: false });
    expect((await emitir(bia, 'PARTICIPACAO')).erro).toBeDefined();
    await publicacao.set({ ...umaPublicacao(), completa: true });
    expect((await emitir(bia, 'PARTICIPACAO')).erro).toBeUndefined();
    await db.doc(caminho).delete();
    await publicacao.delete();
  });

  it('uma vez só por empresa, projeto e tipo: vinte pedidos ao mesmo tempo dão o mesmo código', async () => {
    await estar({ status: VENCEDORES });
    const codigos = await Promise.all(
      Array.from({ length: 10 }, () => [
        codigoDe(emitir(bia, 'VENCEDORA')),
        codigoDe(emitir(bia, 'PARTICIPACAO')),
      ]).flat(),
    );
    expect(new Set(codigos).size).toBe(2);
    expect(await guardados()).toHaveLength(2);
    await estar({ nomeFantasia: 'Outro nome' });
    expect((await emitir(bia, 'VENCEDORA')).resultado).toMatchObject({
      codigo: codigos[0],
      empresa: 'Convidada',
    });
  });

  it('P237 o nome é o do dia em que a empresa chegou à fase, também para quem o pede depois de mudá-lo', async () => {
    const historico = [
      { status: 2, em: emDias(-9), por: 'ada', nome: 'Nome da inscrição' },
      { status: VENCEDORES, em: emDias(-3), por: 'ada', nome: 'Nome do dia' },
    ];
    await estar({ status: VENCEDORES, historico, nomeFantasia: 'Nome de hoje' });
    expect((await emitir(bia, 'VENCEDORA')).resultado).toMatchObject({ empresa: 'Nome do dia' });
    expect(await guardados()).toMatchObject([{ empresa: 'Nome do dia' }]);
  });

  it('A22 E09 o de vencedora só com a vitória, e só da própria empresa', async () => {
    await estar({}, { anoVigencia: emDias(-2) });
    expect((await emitir(bia, 'VENCEDORA')).erro?.message).toBe(
      'Este certificado é das empresas vencedoras.',
    );
    const outra = { ...m.convidada, empresaId: `${m.c.contexto.empresaId}-alheia` };
    const zoe = await m.pessoa('Zoe', outra);
    await db
      .doc(caminhos.empresa(outra))
      .set((await db.doc(caminhos.empresa(m.convidada)).get()).data() ?? {});
    expect((await emitir(zoe, 'PARTICIPACAO')).erro?.message).toBe('Projeto não encontrado');
    expect((await emitir(zoe, 'PARTICIPACAO', m.convidada)).erro?.status).toBe('PERMISSION_DENIED');
    expect((await emitir(bia, 'PARTICIPACAO', { idProjeto: 'outro' })).erro?.message).toBe(
      'Projeto não encontrado',
    );
    expect(await guardados()).toEqual([]);
    await estar({ status: VENCEDORES });
    expect((await emitir(bia, 'VENCEDORA')).erro).toBeUndefined();
  });

  it('A23 nem quem responde de fora, nem quem não tem o módulo 31', async () => {
    await estar({}, { anoVigencia: emDias(-2) });
    const externa = await m.pessoa('Eva', m.convidada, 'MEMBER', { externo: true });
    const semModulo = await m.pessoa('Lia', m.convidada, 'TEAM');
    await comMatriz(m.convidada, 'TEAM', { 29: {}, 31: { leitura: false } });
    for (const quem of [externa, semModulo]) {
      expect(await listar(quem)).toEqual(NEGADO);
      expect(await emitir(quem, 'PARTICIPACAO')).toEqual(NEGADO);
    }
    expect((await emitir(bia, 'PARTICIPACAO')).erro).toBeUndefined();
  });
});

const ser = (role: 'NORMAL' | 'CONVIDADA') => db.doc(caminhos.empresa(m.c.contexto)).update({ role });

describe('verificar um código', () => {
  beforeEach(() => estar({ status: VENCEDORES }));

  it('diz empresa, projeto, tipo, dia e que vale, sem conta e como quer que se digite', async () => {
    const codigo = await codigoDe(emitir(bia, 'VENCEDORA'));
    for (const digitado of [codigo, codigoEmPartes(codigo).toLowerCase(), ` ${codigo} `])
      expect((await verificar(digitado)).resultado).toEqual({
        situacao: 'VALIDO',
        certificado: {
          tipo: 'VENCEDORA',
          empresa: 'Convidada',
          organizadora: expect.any(String) as string,
          programa: 'Prêmio Inovação',
          categoria: 'Indústria',
          emitidoEm: expect.any(String) as string,
          revogadoEm: null,
          licenciada: umaLicenciada().nome,
          cnpj: '11.222.333/0001-81',
          idOrganizadora: m.c.contexto.empresaId,
        },
      });
  });

  it('A31 o que uma empresa que não organiza emitiu antes não vale, e a página o diz', async () => {
    const codigo = await codigoDe(emitir(bia, 'VENCEDORA'));
    await ser('CONVIDADA');
    expect((await verificar(codigo)).resultado).toMatchObject({
      situacao: 'SEM_ORGANIZACAO',
      certificado: { empresa: 'Convidada' },
    });
    // Nor is it given once more.
    expect((await emitir(bia, 'VENCEDORA')).erro?.message).toBe('Projeto não encontrado');
    await ser('NORMAL');
    expect((await verificar(codigo)).resultado).toMatchObject({ situacao: 'VALIDO' });
    expect(await codigoDe(emitir(bia, 'VENCEDORA'))).toBe(codigo);
  });

  it('um código que não há, e um que não pode haver, têm a mesma resposta, que nada diz', async () => {
    await emitir(bia, 'VENCEDORA');
    const NADA = { situacao: 'DESCONHECIDO', certificado: null };
    for (const codigo of [
      'ABCDEFGHJKLMNPQR',
      'x',
      '',
      "' or 1=1",
      '../../certificados',
      m.convidada.empresaId,
    ])
      expect((await verificar(codigo)).resultado).toEqual(NADA);
    expect((await verificar('A'.repeat(65))).erro?.status).toBe('INVALID_ARGUMENT');
  });

  it('F15 quem tenta muitos códigos espera; outra pessoa não', () =>
    comRelogioParado(async () => {
      const ip = umIp();
      const tentar = async () => (await verificar('ABCDEFGHJKLMNPQR', { ip })).erro?.status;
      for (let vez = 0; vez < 60; vez++) expect(await tentar()).toBeUndefined();
      expect(await tentar()).toBe('RESOURCE_EXHAUSTED');
      expect((await verificar('ABCDEFGHJKLMNPQR')).erro).toBeUndefined();
    }));
});

describe('revogar um certificado', () => {
  beforeEach(() => estar({ status: VENCEDORES }));

  it('o código diz que foi revogado, sem o motivo; restabelecido vale de novo, com o mesmo código', async () => {
    const codigo = await codigoDe(emitir(bia, 'PARTICIPACAO'));
    expect((await revogar(m.admin, true)).erro).toBeUndefined();
    const { resultado } = await verificar(codigo);
    expect(resultado).toMatchObject({
      situacao: 'REVOGADO',
      certificado: { empresa: 'Convidada', revogadoEm: expect.any(String) as string },
    });
    expect(JSON.stringify(resultado)).not.toContain('engano');
    expect((await emitir(bia, 'PARTICIPACAO')).erro?.message).toMatch(
      /^A organização revogou este certificado/,
    );
    expect((await revogar(m.admin, true)).erro).toBeUndefined();
    expect((await revogar(m.admin, false)).erro).toBeUndefined();
    expect((await verificar(codigo)).resultado).toMatchObject({ situacao: 'VALIDO' });
    expect(await codigoDe(emitir(bia, 'PARTICIPACAO'))).toBe(codigo);
    const trilha = await db
      .collection(caminhos.auditoria(m.c.contexto))
      .where('acao', '==', 'CERTIFICADO')
      .get();
    expect(trilha.docs.map((um) => um.get('depois') as object)).toEqual(
      expect.arrayContaining([{ revogado: true, motivo: 'Emitido por engano.' }, { revogado: false }]),
    );
    expect(trilha.docs).toHaveLength(2);
  });

  it('E12 só quem publica resultados na organização, e com um motivo', async () => {
    const codigo = await codigoDe(emitir(bia, 'PARTICIPACAO'));
    const equipe = await m.pessoa('Tea', m.c.contexto, 'TEAM');
    await comMatriz(m.c.contexto, 'TEAM', { 6: {}, 31: {} });
    const gilda = await m.pessoa('Gilda', m.convidada, 'ADMIN');
    expect(await revogar(equipe, true)).toEqual(NEGADO);
    expect(await revogar(gilda, true, { ...m.c.contexto, idEmpresa: m.convidada.empresaId })).toEqual(NEGADO);
    // Her own company issued none: she finds nothing there.
    expect((await revogar(gilda, true)).erro?.message).toBe('Certificado não encontrado.');
    expect((await revogar(m.admin, true, { motivo: 'curto' })).erro?.message).toMatch(/^Escreva o motivo/);
    expect((await verificar(codigo)).resultado).toMatchObject({ situacao: 'VALIDO' });
    expect((await revogar(m.admin, true)).erro).toBeUndefined();
  });

  it('a empresa que sai das vencedoras perde só o de vencedora, até voltar', async () => {
    const [dela, deTodas] = [
      await codigoDe(emitir(bia, 'VENCEDORA')),
      await codigoDe(emitir(bia, 'PARTICIPACAO')),
    ];
    const fase = (de: number, status: number) =>
      chamarAqui(
        'projetosFunctions-mudarFase',
        { ...m.admin.contexto, idProjeto: 'p', idEmpresa: m.convidada.empresaId, de, status },
        por(m.admin),
      );
    expect((await fase(VENCEDORES, 6)).erro).toBeUndefined();
    expect((await verificar(dela)).resultado).toMatchObject({ situacao: 'REVOGADO' });
    expect((await verificar(deTodas)).resultado).toMatchObject({ situacao: 'VALIDO' });
    const VENCEDORA = { tipo: 'VENCEDORA' };
    expect((await revogar(m.admin, false, VENCEDORA)).erro?.message).toBe(
      'A empresa não está mais entre as vencedoras.',
    );
    expect((await fase(6, VENCEDORES)).erro).toBeUndefined();
    expect((await revogar(m.admin, false, VENCEDORA)).erro).toBeUndefined();
    expect((await verificar(dela)).resultado).toMatchObject({ situacao: 'VALIDO' });
  });
});
