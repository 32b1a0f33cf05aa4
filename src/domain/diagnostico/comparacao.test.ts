// @vitest-environment node
// Two versions compared in words, and the three kinds of change (decisions Q119).
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { diferencas, soTextosMudaram } from './comparacao';
import { type Compilado, compilar, compiladoSchema, impressaoDe } from './versao';

const base = compilar(rascunhoAleatorio(7));
const [grupo] = base.grupos;
const pergunta = base.perguntas.find(({ campos, mostrarSe }) => campos.length > 0 && mostrarSe);
if (!grupo || !pergunta) throw new Error('vazio');
const comGrupo = (mudanca: object): Compilado => ({
  ...base,
  grupos: base.grupos.map((um) => (um.id === grupo.id ? { ...um, ...mudanca } : um)),
});
const comPergunta = (mudanca: object): Compilado => ({
  ...base,
  perguntas: base.perguntas.map((uma) => (uma.id === pergunta.id ? { ...uma, ...mudanca } : uma)),
});
const faixa = { title: 'Tudo', description: 'De ponta a ponta.', start: 0, end: 100 };
const outro = base.grupos.find(({ id }) => id !== pergunta.grupo);

describe('diferenças em palavras', () => {
  it.each<[Compilado, string, string]>([
    [
      { ...base, nome: 'Outro' },
      'O nome do questionário passou de "Autodiagnóstico de inovação" para "Outro".',
      'textos',
    ],
    [{ ...base, descricao: 'Outra coisa.' }, 'A descrição do questionário mudou.', 'textos'],
    [{ ...base, radar: false }, 'Os resultados deixam de ter um radar.', 'respostas'],
    [{ ...base, fases: [3] }, 'As fases em que se responde mudaram.', 'respostas'],
    [
      { ...base, faixas: base.faixas.map((uma) => ({ ...uma, title: `${uma.title}!` })) },
      'Os textos das faixas do questionário mudaram.',
      'textos',
    ],
    [comGrupo({ nome: 'Novo' }), `O grupo "${grupo.nome}" passou a se chamar "Novo".`, 'textos'],
    [
      comGrupo({ pesoNota: 77 }),
      `O peso do grupo "${grupo.nome}" passou de ${grupo.pesoNota} para 77.`,
      'notas',
    ],
    [
      comGrupo({ mostrarSe: { liga: 'todas', condicoes: [{ pergunta: 'x', como: 'igual', valor: 1 }] } }),
      `O grupo "${grupo.nome}" passa a aparecer conforme outras respostas.`,
      'notas',
    ],
    [comGrupo({ radar: false }), `O grupo "${grupo.nome}" sai do radar.`, 'respostas'],
    [comPergunta({ nome: 'Nova?' }), `A pergunta "${pergunta.nome}" passou a ser "Nova?".`, 'textos'],
    [
      comPergunta({ grupo: outro?.id }),
      `A pergunta "${pergunta.nome}" foi para o grupo "${outro?.nome}".`,
      'notas',
    ],
    [
      comPergunta({ obrigatoria: !pergunta.obrigatoria }),
      `A pergunta "${pergunta.nome}" ${pergunta.obrigatoria ? 'deixa de' : 'passa a'} ser obrigatória.`,
      'respostas',
    ],
    [
      comPergunta({ campos: pergunta.campos.map((um) => ({ ...um, campo: `${um.campo}!` })) }),
      `Os textos das opções da pergunta "${pergunta.nome}" mudaram.`,
      'textos',
    ],
    [
      comPergunta({ campos: pergunta.campos.map((um) => ({ ...um, valor: um.valor === 3 ? 4 : 3 })) }),
      `Os valores das opções da pergunta "${pergunta.nome}" mudaram.`,
      'notas',
    ],
    [
      comPergunta({
        mostrarSe: { liga: 'todas', condicoes: [{ pergunta: 'x', como: 'igual', valor: 1 }] },
      }),
      `As respostas conforme as quais a pergunta "${pergunta.nome}" aparece mudaram.`,
      'notas',
    ],
    [
      comPergunta({ mostrarSe: undefined }),
      `A pergunta "${pergunta.nome}" passa a aparecer sempre.`,
      'notas',
    ],
    [
      comPergunta({ orientacao: 2 }),
      `As opções da pergunta "${pergunta.nome}": vertical antes, horizontal agora.`,
      'respostas',
    ],
    [
      { ...base, perguntas: base.perguntas.filter(({ id }) => id !== pergunta.id) },
      `A pergunta "${pergunta.nome}" foi retirada.`,
      'notas',
    ],
    [{ ...base, perguntas: base.perguntas.toReversed() }, 'A ordem das perguntas mudou.', 'respostas'],
    [{ ...base, grupos: base.grupos.toReversed() }, 'A ordem dos grupos mudou.', 'respostas'],
    [
      { ...base, grupos: [...base.grupos, { ...grupo, id: 'novo', nome: 'Novo' }] },
      'O grupo "Novo" foi acrescentado.',
      'notas',
    ],
  ])('%#: uma mudança, uma frase', (depois, texto, efeito) => {
    expect(diferencas(base, depois)).toEqual([{ texto, efeito }]);
    expect(soTextosMudaram(base, depois)).toBe(efeito === 'textos');
  });
  it('uma faixa a mais muda limites e textos', () =>
    expect(diferencas(base, { ...base, faixas: [faixa] }).map(({ efeito }) => efeito)).toEqual([
      'respostas',
      'textos',
    ]));
  it('do que é igual nada se diz', () => expect(diferencas(base, compiladoSchema.parse(base))).toEqual([]));
});

it('muda alguma coisa exatamente quando há uma frase, e as notas exatamente quando muda o hash', () => {
  for (let semente = 1; semente < 120; semente++) {
    const rascunho = rascunhoAleatorio(semente, 2);
    const sorte = aleatorio(semente * 31 + 1);
    const n = Math.floor(sorte() * rascunho.perguntas.length);
    const mudancas = [
      { nome: 'Outra?' },
      { obrigatoria: true },
      { peso: 5 },
      { inversa: true },
      { ordem: 3 },
      {},
    ];
    const mudanca = mudancas[Math.floor(sorte() * mudancas.length)];
    const depois = compilar({
      ...rascunho,
      perguntas: rascunho.perguntas.map((uma, i) => (i === n ? { ...uma, ...mudanca } : uma)),
    });
    const antes = compilar(rascunho);
    const achadas = diferencas(antes, depois);
    expect(achadas.length === 0).toBe(impressaoDe(antes) === impressaoDe(depois));
    expect(achadas.some(({ efeito }) => efeito === 'notas')).toBe(antes.hash !== depois.hash);
  }
});

it('um rascunho completo é igual a si mesmo', () =>
  expect(soTextosMudaram(compilar(umRascunho()), compilar(umRascunho()))).toBe(true));

it('uma condição nova é dita', () =>
  expect(
    diferencas({ ...base, perguntas: comPergunta({ mostrarSe: undefined }).perguntas }, base).map(
      ({ texto }) => texto,
    ),
  ).toEqual([`A pergunta "${pergunta.nome}" passa a aparecer conforme outras respostas.`]));
