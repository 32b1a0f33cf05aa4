// Two versions on the same data at the same time: the product's own code of today, and one of tomorrow with a field more,
// a field less, a new value of a choice and a new kind of notification. Neither hides from the other what it does not
// know, and neither takes it away.
import type { DocumentSnapshot } from '@functions/banco';
import { lido } from '@functions/banco';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { APARENCIA_DO_STATUS, ideiaSchema } from '@/domain/ideias/ideia';
import { APARENCIA_DO_STATUS_DO_DESAFIO, desafioSchema } from '@/domain/desafios/desafio';
import { comOGuardado, mudancasComOGuardado } from '@/domain/comum/guardado';
import { OUTRO } from '@/domain/comum/registro';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { notificacaoSchema, TIPOS_DE_NOTIFICACAO } from '@/domain/notificacoes/notificacao';
import { fraseDaNotificacao, fraseEmTexto } from '@/domain/notificacoes/notificacao-frase';
import { colaboradorSchema, ROTULO_DO_STATUS, STATUS_DO_COLABORADOR } from '@/domain/pessoas/colaborador';
import { salvar } from '@/areas/ideias/salvarEPublicar';
import { ideiaVazia } from '@/domain/ideias/ideia-form';
import { defineCollection } from '@/firebase/dados/collection';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { umaIdeia, umaNotificacao } from '@tests/support/documentos';
import { clara, EMPRESA } from '@tests/support/personas';
import { exemploDe } from '@tests/support/registrosDeAmanha';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
const sessao = umaSessao(clara);
beforeEach(() => {
  banco.esvaziar();
  definirSessao(sessao);
});

type Objeto = z.ZodMiniType<object> & { shape: Record<string, z.ZodMiniType> };
type Campos = Record<string, unknown>;

/** Tomorrow's schema, as a release may change it (docs/operations.md). */
const deAmanha = (hoje: Objeto, mais: Record<string, z.ZodMiniType>, sem: readonly string[]) =>
  z.strictObject({
    ...Object.fromEntries(Object.entries(hoje.shape).filter(([campo]) => !sem.includes(campo))),
    ...mais,
    prioridade: z._default(z.enum(['ALTA', 'BAIXA']), 'BAIXA'),
  }) as unknown as Objeto;

const comLegenda = z.array(
  z.object({
    path: z.string(),
    name: z.string(),
    size: z.number(),
    type: z.string(),
    legenda: z._default(z.string(), ''),
  }),
);
const arquivo = (name: string) => ({ path: `pasta/${name}`, name, size: 10, type: 'image/png' });
const pergunta = (id: string, resposta: string) => ({
  ...(exemploDe(respostaSchema) as { perguntas: Campos[] }).perguntas[0],
  id,
  resposta,
});
const perguntaDeAmanha = z.strictObject({
  ...(respostaSchema.shape.perguntas as unknown as { _zod: { def: { element: Objeto } } })._zod.def.element
    .shape,
  comentario: z._default(z.string(), ''),
});

interface Caso {
  hoje: Objeto;
  amanha: Objeto;
  /** The list that both change, an item as today writes it, and what tomorrow adds to one. */
  lista: string;
  itens: [primeiro: Campos, segundo: Campos];
  aMais: Campos;
  /** A text or a number that today changes. */
  muda: [campo: string, valor: unknown];
  /** What today shows of the value that it does not know. */
  novo: { campo: string; mostrado: (valor: string) => string } | undefined;
}

const CASOS: Record<string, Caso> = {
  ideia: {
    hoje: ideiaSchema,
    amanha: deAmanha(ideiaSchema, { status: z.enum(['RASCUNHO', 'EM_TESTE']), anexos: comLegenda }, []),
    lista: 'anexos',
    itens: [arquivo('a.png'), arquivo('b.png')],
    aMais: { legenda: 'Da fábrica' },
    muda: ['descricao', 'Outras palavras'],
    novo: {
      campo: 'status',
      mostrado: (valor) => APARENCIA_DO_STATUS[valor as keyof typeof APARENCIA_DO_STATUS].rotulo,
    },
  },
  desafio: {
    hoje: desafioSchema,
    amanha: deAmanha(desafioSchema, { status: z.enum(['DRAFT', 'EM_TESTE']), anexos: comLegenda }, []),
    lista: 'anexos',
    itens: [arquivo('a.png'), arquivo('b.png')],
    aMais: { legenda: 'Da fábrica' },
    muda: ['descricao', 'Outras palavras'],
    novo: {
      campo: 'status',
      mostrado: (valor) =>
        APARENCIA_DO_STATUS_DO_DESAFIO[valor as keyof typeof APARENCIA_DO_STATUS_DO_DESAFIO].rotulo,
    },
  },
  folha: {
    hoje: respostaSchema,
    amanha: deAmanha(
      respostaSchema,
      { perguntas: z.array(perguntaDeAmanha) },
      // Fields that a record may lack today are those that tomorrow may do without.
      ['stepDe', 'vistoNoFim', 'falaPelaEmpresa', 'reaberturas'],
    ),
    lista: 'perguntas',
    itens: [pergunta('p1', 'Sim'), pergunta('p2', 'Não')],
    aMais: { comentario: 'Só às vezes' },
    muda: ['stepPausado', 3],
    novo: undefined,
  },
  membro: {
    hoje: colaboradorSchema,
    amanha: deAmanha(
      colaboradorSchema,
      { status: z.enum([...STATUS_DO_COLABORADOR, 'EM_LICENCA']), image: comLegenda },
      [],
    ),
    lista: 'image',
    itens: [arquivo('a.png'), arquivo('b.png')],
    aMais: { legenda: 'Da fábrica' },
    muda: ['nome', 'Outro nome'],
    novo: {
      campo: 'status',
      mostrado: (valor) => ROTULO_DO_STATUS[valor as keyof typeof ROTULO_DO_STATUS],
    },
  },
};

const ONDE = 'registros/r';
const VALOR_NOVO: Record<string, string> = { ideia: 'EM_TESTE', desafio: 'EM_TESTE', membro: 'EM_LICENCA' };

describe.each(Object.entries(CASOS))('%s', (nome, { hoje, amanha, lista, itens, aMais, muda, novo }) => {
  const [deHoje, deAmanhaColecao] = [defineCollection(hoje), defineCollection(amanha)];
  const registro = { ...(exemploDe(hoje) as Campos), [lista]: [itens[0]], deletedAt: null };
  const doutraVersao = () => {
    const campos = { ...registro, prioridade: 'ALTA', [lista]: [{ ...itens[0], ...aMais }] };
    const escrito = Object.fromEntries(Object.entries(campos).filter(([campo]) => campo in amanha.shape));
    return novo ? { ...escrito, [novo.campo]: VALOR_NOVO[nome] } : escrito;
  };
  const deUm = async (colecao: typeof deHoje) => {
    const lida = await colecao.find(ONDE);
    if (!lida) throw new Error(`${ONDE} não existe`);
    return lida as Campos & { id: string };
  };

  it('o que amanhã escreveu, hoje mostra e muda, e amanhã reencontra', async () => {
    banco.guardar(ONDE, doutraVersao());
    const vista = await deUm(deHoje);
    expect(vista).not.toHaveProperty('prioridade');
    if (novo) expect(novo.mostrado(String(vista[novo.campo]))).toBe(OUTRO);
    const [campo, valor] = muda;
    // The list in whole, as a form has it: what today knows of each item, and one more.
    await deHoje.update(ONDE, { [campo]: valor, [lista]: [...(vista[lista] as Campos[]), itens[1]] }, vista);
    const depois = await deUm(deAmanhaColecao);
    expect(depois).toMatchObject({ [campo]: valor, prioridade: 'ALTA' });
    expect((depois[lista] as Campos[])[0]).toEqual({ ...itens[0], ...aMais });
    expect(depois[lista]).toHaveLength(2);
    if (novo) expect(depois[novo.campo]).toBe(VALOR_NOVO[nome]);
  });

  it('o que hoje escreveu, amanhã lê e muda, e hoje ainda mostra', async () => {
    banco.guardar(ONDE, registro);
    const vista = await deUm(deAmanhaColecao);
    expect(vista).toMatchObject({ prioridade: 'BAIXA' });
    await deAmanhaColecao.update(ONDE, { prioridade: 'ALTA', [muda[0]]: muda[1] }, vista);
    const depois = await deUm(deHoje);
    expect(depois).toEqual({
      ...registro,
      id: 'r',
      [muda[0]]: muda[1],
      updatedAt: expect.any(Date) as unknown,
      updatedBy: sessao.uid,
    });
  });

  it('nas functions também: o que se regrava, inteiro ou em parte, guarda o que não se conhece', () => {
    const guardado = doutraVersao();
    const documento = { exists: true, data: () => guardado, ref: { path: ONDE } };
    const atual = lido(hoje, documento as unknown as DocumentSnapshot) as Campos;
    const [campo, valor] = muda;
    expect(comOGuardado({ ...atual, [campo]: valor }, atual)).toEqual({ ...guardado, [campo]: valor });
    const parte = { [campo]: valor, [lista]: [...(atual[lista] as Campos[])] };
    expect(mudancasComOGuardado(parte, atual)).toEqual({ [campo]: valor, [lista]: guardado[lista] });
  });
});

it('o formulário de hoje salva a ideia de amanhã, e o campo de amanhã fica', async () => {
  const onde = caminhos.ideia(EMPRESA, 'i');
  banco.guardar(onde, { ...umaIdeia(clara), prioridade: 'ALTA' });
  const ideia = await defineCollection(ideiaSchema).find(onde);
  if (!ideia) throw new Error('sem a ideia');
  const form = { ...ideiaVazia, titulo: 'Um título de hoje' };
  await salvar(sessao, { form, regulamentoNome: '', ideia, novoId: 'outra' });
  expect(banco.ler(onde)).toMatchObject({ titulo: 'Um título de hoje', prioridade: 'ALTA' });
});

it('uma notificação de um tipo de amanhã aparece, e diz só o que se sabe dela', async () => {
  const amanha = z.strictObject({
    ...notificacaoSchema.shape,
    tipo: z.enum([...TIPOS_DE_NOTIFICACAO, 'ELOGIO']),
    detalhe: z.strictObject({ elogio: z.string() }),
  });
  const sobre = caminhos.ideia(EMPRESA, 'i');
  const elogio = { ...umaNotificacao(), sobre, tipo: 'ELOGIO', detalhe: { elogio: 'Boa!' } };
  banco.guardar('caixa/n', elogio);
  const vista = await defineCollection(notificacaoSchema).find('caixa/n');
  if (!vista) throw new Error('sem a notificação');
  expect(fraseEmTexto(fraseDaNotificacao(vista, { titulo: 'Menos papel' }))).toBe(
    'Há uma novidade na ideia Menos papel',
  );
  expect(fraseEmTexto(fraseDaNotificacao({ ...vista, sobre: null }, {}))).toBe('Há uma novidade para você');
  expect(await defineCollection(amanha).find('caixa/n')).toMatchObject({ detalhe: { elogio: 'Boa!' } });
});
