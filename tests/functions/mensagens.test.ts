// Mail of the organiser to companies of a project (decisions P425 to P428): to whom, once each, its log, and the way out.
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDaMensagem, MAXIMO_DE_DESTINATARIOS, motivoSemEnderecos } from '@/domain/mensagens/mensagem';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { despachar } from '@functions/emails/carteiro';
import { caminhoNaFila, emailNaFila } from '@functions/emails/fila';
import { umaEmpresa, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cenario, cenario, db, logo, semGatilhos } from './apoio';
import { cartasPara, chamarAqui, esquecerResposta } from './contas';

const NEGADO = { erro: { message: 'Permissão negada', status: 'PERMISSION_DENIED' } };
let c: Cenario;
let ana: Persona;
beforeAll(async () => {
  c = await cenario([]);
  ana = c.pessoa('Ana', 'ADMIN');
  await db.doc(ana.referencia).set(umColaborador(ana));
});

const TODAS = { fase: null as number | null, categoria: '', semFinalizar: null as string | null };
const pedido = (idProjeto: string, mudancas: object = {}) => ({
  ...c.contexto,
  idProjeto,
  assunto: 'Olá, {{empresa}}',
  texto: 'Olá, {{responsavel}}!\n\nO prazo de {{projeto}} termina na sexta-feira.',
  selecao: TODAS,
  ...mudancas,
});
type Feito = Awaited<ReturnType<typeof chamarAqui>>;
const chamar = (nome: string, dados: object, quem = ana, requestId: string = randomUUID()): Promise<Feito> =>
  chamarAqui(`mensagensFunctions-${nome}`, dados, { por: { uid: quem.uid, email: quem.email }, requestId });
const daParticipante = (id: string): Contexto => ({
  ...c.contexto,
  empresaId: `${c.contexto.empresaId}-${id.replaceAll(/\W/g, '')}`,
});

let quantos = 0;
async function umProjetoCom(empresas: readonly string[], mudancas: (id: string) => object = () => ({})) {
  const p = `p${++quantos}`;
  await db.doc(caminhos.projeto(c.contexto, p)).set(umProjeto(ana, { nome: 'Prêmio 2027' }));
  const caixas = await Promise.all(
    empresas.map(async (id) => {
      const { empresaId } = daParticipante(id);
      const email = `${empresaId}-${p}@exemplo.com.br`.toLowerCase();
      await db.doc(caminhos.empresa(daParticipante(id))).set(
        umaEmpresa({
          nomeFantasia: id,
          role: 'CONVIDADA',
          responsavel: { nome: `Resp ${id}`, email, telefone: '' },
        }),
      );
      await db
        .doc(caminhosDoStatus.um(c.contexto, p, empresaId))
        .set(umStatus(p, empresaId, { nomeFantasia: id, nomeEmOrdem: id.toLowerCase(), ...mudancas(id) }));
      return [id, email] as const;
    }),
  );
  return { p, caixas: new Map(caixas) };
}
const destinatarios = async (p: string, id: string) =>
  (
    (await chamar('ver', { ...c.contexto, idProjeto: p, id })).resultado as {
      destinatarios: { nome: string; estado: string; motivo: string }[];
    }
  ).destinatarios;
const idDe = ({ resultado, erro }: Feito) => {
  if (erro) throw new Error(JSON.stringify(erro));
  return (resultado as { id: string }).id;
};

describe('P425 a quem vai, e como', () => {
  it('uma carta por caixa, com os campos de cada empresa como texto, e resposta a quem enviou', async () => {
    const estranha = 'P&D "Sul" <b>{{projeto}}</b>';
    const { p, caixas } = await umProjetoCom([estranha, 'Aurora']);
    const previa = await chamar('prever', pedido(p));
    expect(previa).toMatchObject({ resultado: { para: 2, pararam: 0, carta: { empresa: 'Aurora' } } });
    const requestId = randomUUID();
    const id = idDe(await chamar('enviar', { ...pedido(p), para: 2 }, ana, requestId));
    await logo(async () => expect(await cartasPara(caixas.get(estranha) ?? '')).toHaveLength(1));
    const [carta] = await cartasPara(caixas.get(estranha) ?? '');
    expect(carta?.subject).toBe(`Olá, ${estranha}`);
    expect(carta?.text).toContain(`Olá, Resp ${estranha}!`);
    expect(carta?.text).toContain('O prazo de Prêmio 2027 termina');
    expect(carta?.html).not.toContain('<b>');
    expect(carta?.html).toContain('&lt;b&gt;{{projeto}}');
    // Nobody sees others' addresses.
    expect(`${carta?.text}${carta?.html}`).not.toContain(caixas.get('Aurora'));
    await logo(async () =>
      expect((await destinatarios(p, id)).map(({ estado }) => estado)).toEqual(['ACEITO', 'ACEITO']),
    );
    // Sent again after a lost answer, and after a process that died behind its transaction.
    expect(idDe(await chamar('enviar', { ...pedido(p), para: 2 }, ana, requestId))).toBe(id);
    await esquecerResposta('mensagensFunctions-enviar', ana, requestId);
    expect(idDe(await chamar('enviar', { ...pedido(p), para: 2 }, ana, requestId))).toBe(id);
    expect(await cartasPara(caixas.get('Aurora') ?? '')).toHaveLength(1);
    expect(await cartasPara(caixas.get(estranha) ?? '')).toHaveLength(1);
  });

  it('a seleção: fase, categoria e quem não finalizou; duas empresas de uma caixa, uma carta', async () => {
    const { p } = await umProjetoCom(['Alfa', 'Beta', 'Gama', 'Delta'], (id) => ({
      status: id === 'Alfa' ? 2 : 1,
      categoria: id === 'Beta' ? 'Serviços' : 'Indústria',
    }));
    const { empresaId } = daParticipante('Gama');
    await db
      .doc(caminhosDasMedias.uma(c.contexto, `${p}q`, empresaId))
      .set(umaMedia({ idQuestionario: `${p}q`, idProjeto: p, idEmpresa: empresaId, folhas: 1 }));
    const quantas = async (selecao: object) =>
      (
        (await chamar('prever', pedido(p, { selecao: { ...TODAS, ...selecao } }))).resultado as {
          para: number;
        }
      ).para;
    expect(await quantas({})).toBe(4);
    expect(await quantas({ fase: 2 })).toBe(1);
    expect(await quantas({ categoria: 'Indústria' })).toBe(3);
    expect(await quantas({ fase: 1, categoria: 'Indústria' })).toBe(2);
    expect(await quantas({ fase: 1, categoria: 'Indústria', semFinalizar: `${p}q` })).toBe(1);
    const dele = await db.doc(caminhos.empresa(daParticipante('Delta'))).get();
    await db
      .doc(caminhos.empresa(daParticipante('Alfa')))
      .update({ 'responsavel.email': String(dele.get('responsavel.email')).replace('@', '+a@') });
    expect(await quantas({})).toBe(3);
    await db.doc(caminhos.empresa(daParticipante('Beta'))).update({ status: 'INATIVO' });
    expect(await quantas({})).toBe(2);
  });

  it('recusa quem não administra, o que mudou desde a conferência, campos que não há e mais que o máximo', async () => {
    const { p } = await umProjetoCom(['Uma']);
    const mel = c.pessoa('Mel', 'MEMBER');
    await db.doc(mel.referencia).set(umColaborador(mel));
    for (const nome of ['prever', 'testar'] as const) {
      expect(await chamar(nome, pedido(p), mel)).toEqual(NEGADO);
      expect(await chamar(nome, pedido(p))).toMatchObject({ resultado: {} });
    }
    expect(await chamar('enviar', { ...pedido(p), para: 1 }, mel)).toEqual(NEGADO);
    expect(await chamar('enviar', { ...pedido(p), para: 2 })).toMatchObject({
      erro: { message: 'Eram 2 empresas quando você conferiu e agora são 1. Confira e envie de novo.' },
    });
    expect(await chamar('prever', pedido(p, { texto: 'Olá, {{nome}}, tudo bem?' }))).toMatchObject({
      erro: { message: '{{nome}} não é um campo. Use os que a ajuda lista, ou tire as chaves.' },
    });
    expect(await chamar('prever', pedido(p, { assunto: 'Um\r\nBcc: x@exemplo.com' }))).toMatchObject({
      erro: { message: 'O assunto é uma linha só.' },
    });
    expect(await chamar('prever', pedido(p, { texto: 'x'.repeat(5_001) }))).toMatchObject({
      erro: { message: 'Use no máximo 5000 letras.' },
    });
    expect(await chamar('prever', pedido(p, { texto: 'x'.repeat(5_000) }))).toMatchObject({ resultado: {} });
    expect(await chamar('prever', pedido('nenhum'))).toMatchObject({
      erro: { message: 'Projeto não encontrado' },
    });
  });

  it('o teste vai só a quem o pede, e diz que é um', async () => {
    const { p, caixas } = await umProjetoCom(['Sozinha']);
    const requestId = randomUUID();
    await chamar('testar', pedido(p), ana, requestId);
    await chamar('testar', pedido(p), ana, requestId);
    await logo(async () =>
      expect((await cartasPara(ana.email)).map(({ subject }) => subject)).toContain('[Teste] Olá, Sozinha'),
    );
    expect(
      (await cartasPara(ana.email)).filter(({ subject }) => subject === '[Teste] Olá, Sozinha'),
    ).toHaveLength(1);
    expect(await cartasPara(caixas.get('Sozinha') ?? '')).toEqual([]);
  });
});

it('vai até o máximo de empresas, e a nenhuma de uma a mais', async () => {
  await semGatilhos(async () => {
    const { p } = await umProjetoCom(
      Array.from({ length: MAXIMO_DE_DESTINATARIOS + 1 }, (_, i) => `E${1_000 + i}`),
    );
    const demais = MAXIMO_DE_DESTINATARIOS + 1;
    expect(await chamar('enviar', { ...pedido(p), para: demais })).toMatchObject({
      erro: {
        message: `São ${demais} empresas, e uma mensagem vai a no máximo ${MAXIMO_DE_DESTINATARIOS}. Escolha uma fase ou categoria.`,
      },
    });
    await db
      .doc(caminhosDoStatus.um(c.contexto, p, daParticipante('E1000').empresaId))
      .update({ deletedAt: new Date() });
    const feito = await chamar('enviar', { ...pedido(p), para: MAXIMO_DE_DESTINATARIOS });
    expect(feito).toMatchObject({ resultado: { para: MAXIMO_DE_DESTINATARIOS } });
  });
}, 180_000);

const credencial = (texto: string) => {
  const [, licenciadaId, empresaId, id, idEmpresa, segredo] =
    /\/parar-mensagens\/([^/]+)\/([^/]+)\/([^/]+)\/([^/#]+)#([\w-]+)/.exec(texto) ?? [];
  return { licenciadaId, empresaId, id, idEmpresa, segredo };
};
const parar = (dados: object) => chamarAqui('mensagensFunctions-parar', dados);
const onde = (empresa: string) => caminhosDaMensagem.destinatario(c.contexto, 'c1', empresa);

describe('P428 parar', () => {
  it('pelo link da carta, sem conta; a caixa não recebe a próxima, e as outras sim', async () => {
    const { p, caixas } = await umProjetoCom(['Quer', 'NaoQuer']);
    const caixa = caixas.get('NaoQuer') ?? '';
    idDe(await chamar('enviar', { ...pedido(p), para: 2 }));
    await logo(async () => expect(await cartasPara(caixa)).toHaveLength(1));
    const dela = credencial((await cartasPara(caixa))[0]?.text ?? '');
    expect(dela.segredo).toBeDefined();
    expect(await parar({ ...dela, segredo: 'x'.repeat(32) })).toMatchObject({
      erro: { message: 'Endereço não encontrado. Confira se ele está completo.' },
    });
    expect(await chamar('prever', pedido(p))).toMatchObject({ resultado: { para: 2, pararam: 0 } });
    const feito = await parar(dela);
    expect(feito).toMatchObject({ resultado: {} });
    expect(await parar(dela)).toEqual(feito);
    expect(await chamar('prever', pedido(p))).toMatchObject({ resultado: { para: 1, pararam: 1 } });
    const id = idDe(await chamar('enviar', { ...pedido(p), para: 1 }));
    await logo(async () =>
      expect((await destinatarios(p, id)).map(({ nome, estado }) => [nome, estado])).toEqual([
        ['NaoQuer', 'PAROU'],
        ['Quer', 'ACEITO'],
      ]),
    );
    expect(await cartasPara(caixa)).toHaveLength(1);
    expect(await chamar('listar', { ...c.contexto, idProjeto: p })).toMatchObject({
      resultado: { mensagens: [{ para: 1, pararam: 1, por: 'Ana' }, { para: 2 }] },
    });
  });
});

describe('P427 o que houve com cada carta', () => {
  it('uma caixa recusada para sempre fica com as palavras do servidor, sem endereços, e não segura as outras', async () => {
    const recusada = `cheia-${randomUUID()}@exemplo.com.br`;
    const vivas: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _sessao, pronto) => {
        if (address === recusada)
          pronto(Object.assign(new Error(`5.1.1 <${recusada}> user unknown`), { responseCode: 550 }));
        else {
          vivas.push(address);
          pronto();
        }
      },
      onData: (fluxo, _sessao, pronto) => {
        fluxo.resume();
        fluxo.on('end', () => pronto());
      },
    });
    await new Promise<void>((pronto) => smtp.listen(0, '127.0.0.1', () => pronto()));
    const endereco = smtp.server.address();
    const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${porta}`);
    vi.stubEnv('MAIL_FROM', 'inovacao@exemplo.com.br');
    try {
      await semGatilhos(async () => {
        for (const [empresa, para] of [
          ['a', recusada],
          ['b', `boa-${randomUUID()}@exemplo.com.br`],
        ] as const) {
          await db.doc(onde(empresa)).set({
            nome: `Empresa ${empresa}`,
            nomeEmOrdem: `empresa ${empresa}`,
            estado: 'NA_FILA',
            motivo: '',
            em: new Date(),
            hash: 'h'.repeat(43),
            caixa: `caixa-${empresa}`.padEnd(40, 'x'),
          });
          const id = randomUUID();
          const [caminho, entrada] = emailNaFila(id, {
            tipo: 'mensagem',
            para,
            dados: { assunto: 'Oi', texto: 'Olá!\nTudo bem?', organizadora: 'Org' },
            destinatario: onde(empresa),
          });
          expect(caminho).toBe(caminhoNaFila(id));
          await db.doc(caminho).set(entrada);
          await despachar(db, id);
          // Once more sends nothing.
          await despachar(db, id);
        }
      });
    } finally {
      vi.unstubAllEnvs();
      await new Promise<void>((pronto) => smtp.close(() => pronto()));
    }
    expect(vivas).toHaveLength(1);
    expect((await db.doc(onde('a')).get()).data()).toMatchObject({
      estado: 'RECUSADO',
      motivo: expect.stringContaining('user unknown') as string,
    });
    expect((await db.doc(onde('a')).get()).get('motivo')).not.toContain('@');
    expect((await db.doc(onde('b')).get()).data()).toMatchObject({ estado: 'ACEITO', motivo: '' });
  });

  it('as palavras de um servidor ficam numa linha, curtas e sem endereços', () => {
    expect(motivoSemEnderecos('550 5.1.1\r\n<ana@x.exemplo>:\u200b no such user ana@x.exemplo')).toBe(
      '550 5.1.1 (endereço): no such user (endereço)',
    );
    expect(motivoSemEnderecos('x'.repeat(900))).toHaveLength(300);
  });
});
