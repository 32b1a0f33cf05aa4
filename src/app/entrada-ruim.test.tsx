// Days and CNPJs as nobody means them, pasted into every form that asks for one. A sentence says what is wrong at the
// field, nothing is stored, and the right one is taken.
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { emDias } from '@tests/support/documentos';
import * as tela from '@tests/support/formularios/tela';
import { FORMULARIOS } from '@tests/support/formularios/todos';
import { servidor } from '@tests/support/servidor';
import { diaDe } from '@/domain/comum/datas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const NAO_EXISTE = 'Este dia não existe.';
const FORA_DO_TEMPO = 'Digite um ano entre 1900 e 2100.';
const DIAS_RUINS = [
  ['29/02/2027', '29/02/2027', NAO_EXISTE],
  ['01/01/0001', '01/01/0001', FORA_DO_TEMPO],
  ['31/12/9999', '31/12/9999', FORA_DO_TEMPO],
  ['99999999', '99/99/9999', NAO_EXISTE],
  ['9'.repeat(10_000), '9'.repeat(10_000), NAO_EXISTE],
] as const;
const NADA_DISSO = '"><img src=x onerror=alert(x)> depois de amanhã 😀\u202e';

const CNPJS_RUINS = [
  ['11.222.333/0001-82', '11.222.333/0001-82', 'CNPJ inválido'],
  ['0'.repeat(14), '00.000.000/0000-00', 'CNPJ inválido'],
  ['z'.repeat(10_000), 'z'.repeat(10_000), 'CNPJ inválido'],
] as const;

const largos = (texto: string) =>
  texto.replace(/\d/g, (algarismo) => String.fromCodePoint(0xff10 + Number(algarismo)));
const deAno = (dia: string) => dia.split('-').toReversed().join('/');
const daquiA = (dias: number) => deAno(diaDe(emDias(dias)));

/** Form and field, a right answer, and what is said of an empty one. */
const DATAS = [
  ['marco, novo', 'Prazo', daquiA(7), 'Escolha o prazo.'],
  ['projeto, novo', 'Período: último dia', '31/12/2099', 'Escolha a data.'],
  ['regulamento de desafios, nova', 'Início e fim: último dia', '31/12/2099', 'Escolha a data.'],
  ['imersão, nova', 'Fim das inscrições', daquiA(7), 'Escolha o fim das inscrições.'],
  ['evento de imersão, novo', 'Dia', daquiA(9), 'Escolha o dia do evento.'],
] as const;

async function abrir(nome: string, rotulo: string) {
  const formulario = FORMULARIOS.find((um) => um.nome === nome);
  if (!formulario) throw new Error(`Nenhum formulário se chama "${nome}".`);
  tela.preparar(formulario);
  const { aoFechar } = await tela.abrirPreenchido(formulario);
  tela.escrever(tela.campoDe(formulario), (formulario.textos ?? tela.TEXTOS)[1]);
  const campo = () => screen.getByLabelText<HTMLInputElement>(rotulo, { selector: 'input' });
  const recusa = async (texto: string, aparece: string, frase: string) => {
    tela.escrever(campo(), texto);
    expect(campo()).toHaveValue(aparece);
    tela.clicar(formulario.enviar);
    await waitFor(() => expect(campo()).toHaveAccessibleDescription(expect.stringContaining(frase)));
    expect(campo()).toBeInvalid();
  };
  const aceita = async (texto: string, aparece: string) => {
    expect([banco.gravacoes, servidor.feitos]).toEqual([0, []]);
    tela.escrever(campo(), texto);
    expect(campo()).toHaveValue(aparece);
    tela.clicar(formulario.enviar);
    await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
    expect(banco.gravacoes + servidor.feitos.length).toBe(1);
  };
  return { recusa, aceita };
}

it.each(DATAS)(
  '%s, %s: um dia que não serve é dito no campo, o certo é aceito',
  async (nome, rotulo, certo, vazio) => {
    const { recusa, aceita } = await abrir(nome, rotulo);
    await recusa('', '', vazio);
    await recusa(NADA_DISSO, NADA_DISSO, NAO_EXISTE);
    for (const [texto, aparece, frase] of DIAS_RUINS) await recusa(texto, aparece, frase);
    await aceita(largos(certo), certo);
  },
);

it('a data de nascimento, que pode faltar, também não é qualquer dia', async () => {
  const { recusa, aceita } = await abrir('colaborador, editado', 'Data de nascimento (opcional)');
  for (const [texto, aparece, frase] of DIAS_RUINS) await recusa(texto, aparece, frase);
  await recusa('01/01/1900', '01/01/1900', 'Informe uma data de nascimento entre 16 e 120 anos atrás');
  await aceita('29/02/2000', '29/02/2000');
});

it('o CNPJ de um convite: o que não é CNPJ se diz, o que se cola com outros sinais se entende', async () => {
  const { recusa, aceita } = await abrir('convite a uma empresa', 'CNPJ');
  await recusa('', '', 'CNPJ é obrigatório');
  await recusa(NADA_DISSO, NADA_DISSO, 'CNPJ inválido');
  for (const [texto, aparece, frase] of CNPJS_RUINS) await recusa(texto, aparece, frase);
  await aceita(largos('\u202eCNPJ: 11.222.333/0001-81 '), '11.222.333/0001-81');
});
