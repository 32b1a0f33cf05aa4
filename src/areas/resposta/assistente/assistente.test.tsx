// The wizard as somebody with a thumb, a keyboard or a screen reader meets it (part 3 §4).
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Guardada } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { desenhar } from '@tests/support/render';
import { Assistente } from './Assistente';
import { AssistenteEmMemoria } from './AssistenteEmMemoria';

const questionario = umQuestionarioPublicado();

function emTela(
  iniciais: Record<string, Resposta> = {},
  conflitos: Record<string, Guardada> = {},
  doQue = questionario,
  deOnde = 0,
) {
  const atos = { finalizar: vi.fn<() => void>(), pausar: vi.fn<() => void>(), escolher: vi.fn<() => void>() };
  const responder = vi.fn<(id: string, resposta: Resposta) => void>();
  function Tela() {
    const [respostas, definir] = useState(iniciais);
    const [step, ir] = useState(deOnde);
    return (
      <Assistente
        questionario={doQue}
        respostas={respostas}
        conflitos={conflitos}
        step={step}
        aoResponder={(id, resposta) => {
          responder(id, resposta);
          definir((antes) => ({ ...antes, [id]: resposta }));
        }}
        aoIr={ir}
        aoEscolher={atos.escolher}
        aoPausar={atos.pausar}
        aoFinalizar={atos.finalizar}
      />
    );
  }
  desenhar(<Tela />);
  return { respondido: () => Object.fromEntries(responder.mock.calls), ...atos };
}
const botao = (name: string) => screen.getByRole('button', { name });

it('uma parte por página: os quatro tipos se respondem, e ao fim se finaliza', async () => {
  const usuario = userEvent.setup();
  const { respondido, finalizar } = emTela();
  expect(botao('Voltar')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Pausar' })).toBeNull();
  await usuario.click(within(screen.getByRole('group', { name: /Pergunta escala/ })).getByLabelText('7'));
  await usuario.click(screen.getByLabelText('Em parte'));
  expect(screen.getByText('Falta 1 pergunta obrigatória')).toBeInTheDocument();
  await usuario.click(botao('Avançar'));
  expect(screen.getByRole('heading', { name: 'Cultura' })).toHaveFocus();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Parte 2 de 2');
  expect(botao('Finalizar')).toBeDisabled();
  expect(screen.getByText(/Existem perguntas obrigatórias que não foram respondidas!/)).toBeInTheDocument();
  await usuario.click(screen.getByLabelText('Não'));
  await usuario.click(screen.getByLabelText('Sim'));
  await usuario.type(screen.getByRole('textbox'), 'Ouvir quem atende.');
  expect(respondido()).toEqual({ escala: 7, escolha: 1, caixas: [0, 2], texto: 'Ouvir quem atende.' });
  // That it is final is read before, not after.
  expect(screen.getByText('Depois de finalizar, as respostas não podem mais ser mudadas.')).toBeVisible();
  await usuario.click(botao('Finalizar'));
  expect(finalizar).toHaveBeenCalledOnce();
});

/** `caixas` shows on 'Sim' in `escolha`, and `texto`, a part of its own, on something chosen in `caixas`. */
const dependente = umQuestionarioPublicado({
  grupos: [
    ...questionario.grupos,
    ...questionario.grupos.slice(1).map((um) => ({ ...um, id: 'g3', nome: 'Fim' })),
  ],
  perguntas: questionario.perguntas.map((uma) => ({
    ...uma,
    ...(uma.id === 'caixas'
      ? { mostrarSe: { liga: 'todas', condicoes: [{ pergunta: 'escolha', como: 'igual', valor: 0 }] } }
      : {}),
    ...(uma.id === 'texto'
      ? {
          grupo: 'g3',
          obrigatoria: true,
          mostrarSe: { liga: 'todas', condicoes: [{ pergunta: 'caixas', como: 'respondida', valor: 0 }] },
        }
      : {}),
  })),
});
const onde = () => screen.getByRole('progressbar').getAttribute('aria-valuetext');

it('V49 o que não aparece não falta: partes, conta e fim seguem as respostas', async () => {
  const usuario = userEvent.setup();
  const { finalizar } = emTela({ escala: 7, escolha: 1 }, {}, dependente);
  expect(onde()).toBe('Parte 1 de 1');
  expect(botao('Finalizar')).toBeEnabled();
  await usuario.click(screen.getByLabelText('Sim'));
  expect(onde()).toBe('Parte 1 de 2');
  expect(screen.getByText('Falta 1 pergunta obrigatória')).toBeInTheDocument();
  await usuario.click(botao('Avançar'));
  await usuario.click(screen.getByLabelText('Em parte'));
  expect(onde()).toBe('Parte 2 de 3');
  expect(screen.getByText('Falta 1 pergunta obrigatória')).toBeInTheDocument();
  await usuario.click(botao('Voltar'));
  await usuario.click(screen.getByLabelText('Não'));
  expect(onde()).toBe('Parte 1 de 1');
  await usuario.click(botao('Finalizar'));
  expect(finalizar).toHaveBeenCalledOnce();
  // The answer is still here for somebody who changes their mind.
  await usuario.click(screen.getByLabelText('Sim'));
  expect(onde()).toBe('Parte 1 de 3');
});

it('quem parou numa parte que sumiu continua na seguinte, ou na última', () => {
  emTela({ escala: 7, escolha: 1 }, {}, dependente, 2);
  expect(onde()).toBe('Parte 1 de 1');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Estratégia');
});

it('um conflito ou um texto longo demais no que não aparece não impede o fim', () => {
  const conflito = { resposta: [1], rev: 2, aparelho: 'b', n: 1 };
  const longo = 'x'.repeat(5_001);
  emTela({ escala: 7, escolha: 1, caixas: [0], texto: longo }, { caixas: conflito }, dependente);
  expect(botao('Finalizar')).toBeEnabled();
});

it('o que falta está a um toque, com o foco na pergunta', async () => {
  const usuario = userEvent.setup();
  emTela({ escala: 7 });
  await usuario.click(screen.getByText('Faltam 2 perguntas obrigatórias'));
  const lista = screen.getByRole('list', { name: 'Perguntas obrigatórias sem resposta' });
  await usuario.click(within(lista).getByRole('button', { name: '3. Pergunta caixas' }));
  expect(screen.getByRole('group', { name: /Pergunta caixas/ })).toHaveFocus();
  expect(screen.getByText('Falta responder esta pergunta.')).toBeInTheDocument();
});

it('as setas mudam de parte, e num campo são do campo', async () => {
  const usuario = userEvent.setup();
  const { pausar } = emTela();
  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Cultura' })).toBeInTheDocument();
  await usuario.click(screen.getByRole('textbox'));
  await usuario.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'Cultura' })).toBeInTheDocument();
  await usuario.click(botao('Pausar'));
  expect(pausar).toHaveBeenCalledOnce();
  await usuario.click(botao('Voltar'));
  expect(screen.getByRole('heading', { name: 'Estratégia' })).toBeInTheDocument();
});

it('as setas são do botão que tem o foco, e do diálogo que está aberto (W8)', async () => {
  const usuario = userEvent.setup();
  emTela();
  botao('Avançar').focus();
  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Estratégia' })).toBeInTheDocument();
  botao('Avançar').blur();
  const dialogo = document.body.appendChild(document.createElement('div'));
  dialogo.setAttribute('role', 'dialog');
  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Estratégia' })).toBeInTheDocument();
  dialogo.remove();
  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Cultura' })).toBeInTheDocument();
});

/** As the browser's translator does: every text goes into an element of its own. */
function traduzir(raiz: Node) {
  const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
  const achados: Text[] = [];
  while (textos.nextNode()) achados.push(textos.currentNode as Text);
  for (const texto of achados) {
    const fonte = document.createElement('font');
    fonte.textContent = texto.textContent;
    texto.replaceWith(fonte);
  }
}

it('numa página que o navegador traduziu a parte em que se está continua certa (W8)', async () => {
  const usuario = userEvent.setup();
  emTela();
  const onde = screen.getByText(/^Parte 1 de/);
  traduzir(onde);
  await usuario.keyboard('{ArrowRight}');
  expect(onde).toHaveTextContent(/^Parte 2 de/);
});

it('uma resposta se limpa, também a de caixas e a de uma só', async () => {
  const usuario = userEvent.setup();
  const { respondido } = emTela({ escala: 7, escolha: 1 });
  await usuario.click(botao('Limpar resposta da pergunta 1'));
  await usuario.click(botao('Limpar resposta da pergunta 2'));
  expect(respondido()).toEqual({ escala: false, escolha: false });
});

it('duas respostas diferentes aparecem ambas, e não se finaliza sem escolher', async () => {
  const usuario = userEvent.setup();
  const doOutro = { caixas: { resposta: [1], rev: 2, aparelho: 'outro', n: 4 } };
  const { escolher } = emTela({ escala: 7, escolha: 1, caixas: [0, 1] }, doOutro);
  await usuario.click(botao('Avançar'));
  expect(screen.getByText(/Escolha entre as respostas diferentes/)).toBeInTheDocument();
  expect(botao('Finalizar')).toBeDisabled();
  expect(botao('Daqui: Sim, Em parte')).toBeInTheDocument();
  await usuario.click(botao('Do outro: Em parte'));
  expect(escolher).toHaveBeenCalledWith('caixas', false);
});

it('um texto grande demais diz quanto sobra e não se finaliza', async () => {
  const usuario = userEvent.setup();
  emTela({ escala: 7, escolha: 1, caixas: [0], texto: 'x'.repeat(5_002) });
  await usuario.click(botao('Avançar'));
  expect(screen.getByText(/passa do tamanho em 2 caracteres/)).toBeInTheDocument();
  expect(botao('Finalizar')).toBeDisabled();
});

const com = (...perguntas: Parameters<typeof umaPerguntaPublicada>[1][]) =>
  umQuestionarioPublicado({
    grupos: questionario.grupos.slice(0, 1),
    perguntas: perguntas.map((uma, i) => umaPerguntaPublicada(`q${i}`, uma)),
  });
const linha = async (nome: string) => within(await screen.findByRole('group', { name: nome }));
describe('as outras espécies (Q361)', () => {
  it('V55 V50 um número se digita com vírgula; o que não é número é dito e não se finaliza; 0 responde', async () => {
    const usuario = userEvent.setup();
    const { respondido } = emTela(
      {},
      {},
      com({ tipo: 5, numero: { unidade: 'reais', minimo: 0, maximo: 100, casas: 2 } }),
    );
    const campo = await screen.findByRole('textbox', { name: 'Pergunta q0, em reais' });
    expect(campo).toHaveAttribute('inputmode', 'decimal');
    await usuario.type(campo, '2,50');
    expect(campo).toHaveValue('2,50');
    expect(respondido()).toEqual({ q0: 2.5 });
    await usuario.type(campo, 'x');
    expect(screen.getByText(/^Escreva só um número/)).toBeInTheDocument();
    expect(botao('Finalizar')).toBeDisabled();
    await usuario.clear(campo);
    expect(respondido()).toEqual({ q0: false });
    await usuario.type(campo, '101');
    expect(screen.getByText('O maior valor é 100.')).toBeInTheDocument();
    await usuario.clear(campo);
    await usuario.type(campo, '0');
    expect(botao('Finalizar')).toBeEnabled();
  });

  it('um dia se escolhe e se limpa', async () => {
    const { respondido } = emTela({}, {}, com({ tipo: 6 }));
    fireEvent.change(await screen.findByLabelText('Pergunta q0'), { target: { value: '2028-02-29' } });
    expect(respondido()).toEqual({ q0: '2028-02-29' });
    fireEvent.click(botao('Limpar resposta da pergunta 1'));
    expect(respondido()).toEqual({ q0: false });
  });

  const comPapeis = [
    { campo: 'Oficina', valor: 8 },
    { campo: 'Outra', valor: 5, papel: 'outro' as const },
    { campo: 'Nenhuma', valor: 0, papel: 'exclusiva' as const },
  ];
  it('V52 outra pede um texto, que volta a quem muda de ideia e não vale em outra opção', async () => {
    const usuario = userEvent.setup();
    const { respondido } = emTela({}, {}, com({ tipo: 4, campos: comPapeis.slice(0, 2) }));
    await usuario.click(screen.getByLabelText('Outra'));
    expect(screen.getByText('Escreva qual é a outra resposta.')).toBeInTheDocument();
    expect(botao('Finalizar')).toBeDisabled();
    await usuario.type(screen.getByRole('textbox', { name: 'Outra: escreva qual' }), 'Feira');
    expect(respondido()).toEqual({ q0: { outro: 'Feira', posicoes: [1] } });
    expect(botao('Finalizar')).toBeEnabled();
    await usuario.click(screen.getByLabelText('Oficina'));
    expect(respondido()).toEqual({ q0: 0 });
    expect(screen.queryByRole('textbox')).toBeNull();
    await usuario.click(screen.getByLabelText('Outra'));
    expect(screen.getByRole('textbox')).toHaveValue('Feira');
  });

  it('V53 a que exclui desmarca as outras, e as outras a ela, pelo teclado também', async () => {
    const usuario = userEvent.setup();
    const { respondido } = emTela({}, {}, com({ tipo: 3, campos: comPapeis }));
    await usuario.click(screen.getByLabelText('Nenhuma'));
    await usuario.click(screen.getByLabelText('Oficina'));
    expect(respondido()).toEqual({ q0: [0] });
    await usuario.click(screen.getByLabelText('Outra'));
    await usuario.type(screen.getByRole('textbox'), 'Feira');
    screen.getByLabelText('Nenhuma').focus();
    await usuario.keyboard(' ');
    expect(respondido()).toEqual({ q0: [2] });
    await usuario.keyboard(' ');
    expect(respondido()).toEqual({ q0: false });
  });

  it('as palavras das pontas se leem, e são do nome de 1 e de 10', () => {
    emTela({}, {}, com({ pontas: { menor: 'Nada', maior: 'Por inteiro' } }));
    expect(screen.getByText('1: Nada')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '10, Por inteiro' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '5' })).toBeInTheDocument();
  });

  it('V56 uma matriz obrigatória pede todas as afirmações, cada opção com o seu nome', async () => {
    const usuario = userEvent.setup();
    const { respondido } = emTela(
      {},
      {},
      com({ tipo: 7, campos: comPapeis.slice(0, 1), linhas: ['Clientes', 'Parceiros', 'Escolas'] }),
    );
    await usuario.click((await linha('Clientes')).getByRole('radio', { name: 'Oficina' }));
    expect(respondido()).toEqual({ q0: [0, -1, -1] });
    expect(screen.getByText('Faltam 2 de 3 afirmações.')).toBeInTheDocument();
    expect(botao('Finalizar')).toBeDisabled();
    await usuario.click((await linha('Escolas')).getByRole('radio', { name: 'Oficina' }));
    await usuario.click((await linha('Parceiros')).getByRole('radio', { name: 'Oficina' }));
    expect(respondido()).toEqual({ q0: [0, 0, 0] });
    expect(botao('Finalizar')).toBeEnabled();
  });
});

it('a prévia guarda as respostas na memória', async () => {
  const usuario = userEvent.setup();
  desenhar(<AssistenteEmMemoria questionario={questionario} aoFinalizar={() => undefined} />);
  await usuario.click(screen.getByLabelText('9'));
  expect(screen.getByLabelText('9')).toBeChecked();
  await usuario.click(botao('Avançar'));
  await usuario.click(botao('Voltar'));
  expect(screen.getByLabelText('9')).toBeChecked();
});
