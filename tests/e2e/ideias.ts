/** Ideas in the browser stories: made behind the screen where they are only scenery, by the form where they matter. */
import { type Locator, type Page } from '@playwright/test';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { type Ideia, ideiaSchema, visibilidadeDe } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import type { PessoaDoMundo } from '@tests/local/seed/pessoas';
import { nomeDoRegulamento } from '@tests/local/seed/regulamentos';
import { db } from './apoio';
import { insistir } from './passos';

/** A published idea of the person as it is stored. The changes may make it a draft or private. */
export function umaIdeiaDe(
  { uid, empresa: { contexto }, colaborador }: PessoaDoMundo,
  titulo: string,
  mudancas: Partial<Ideia> = {},
): Ideia {
  const agora = new Date();
  const ideia = {
    ...ideiaNova,
    ...carimbo(agora, uid),
    titulo,
    descricao: 'Separar as sobras de corte por liga, com uma caixa por máquina.',
    descricaoProblema: 'As sobras saem misturadas e valem menos na venda.',
    diferenciais: 'Usa as caixas que já existem no almoxarifado.',
    comoAtingirObjetivo: 'Começar por duas máquinas durante um mês.',
    feedback: 'Comparar o valor recebido por quilo antes e depois.',
    objetivo: ['Reduzir custos'],
    setores: ['Produção'],
    status: 'NOVA_IDEIA',
    publishedAt: agora,
    autorReference: caminhos.colaborador(contexto, uid),
    autorNome: colaborador.nome,
    regulamentoReference: caminhos.regulamentoIdeias(contexto, 'atual'),
    regulamentoNome: nomeDoRegulamento('atual'),
    participantesReferences: [],
    anexos: [],
    permitirComentarios: true,
    permitirPatrocinio: true,
    autorGostariaParticiparImplantacao: false,
    privado: false,
    tituloEmOrdem: emOrdem(titulo),
    busca: tokensDeBusca(titulo),
    ...mudancas,
  } as Ideia;
  return ideiaSchema.parse({ ...ideia, visibilidade: visibilidadeDe(ideia) });
}

/** Stores such an idea and gives its id. */
export async function umaIdeiaNoBanco(
  autor: PessoaDoMundo,
  titulo: string,
  mudancas: Partial<Ideia> = {},
): Promise<string> {
  const ideia = umaIdeiaDe(autor, titulo, mudancas);
  const { id } = await db.collection(caminhos.ideias(autor.empresa.contexto)).add(ideia);
  return id;
}

export const UM_RASCUNHO: Partial<Ideia> = { status: 'RASCUNHO', publishedAt: null };

/** How many ideas of the company carry this very title. */
export async function quantasComTitulo({ empresa }: PessoaDoMundo, titulo: string): Promise<number> {
  const achadas = await db.collection(caminhos.ideias(empresa.contexto)).where('titulo', '==', titulo).get();
  return achadas.size;
}

export const formularioDaIdeia = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Cadastro de ideia' });

/** Opens 'Cadastro de ideia' from the list or the home. */
export async function abrirFormulario(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Adicionar Ideia' }).click();
  return formularioDaIdeia(page);
}

export const TEXTOS: Record<string, string> = {
  'Descrição da ideia': 'Instalar um sensor de presença nas luzes do corredor da expedição.',
  'Problema que ela resolve': 'As luzes ficam acesas a noite toda sem ninguém por perto.',
  Diferenciais: 'O sensor custa pouco e não exige obra.',
  'Como atingir o objetivo': 'Trocar primeiro o corredor principal e medir por um mês.',
  'Como saber se deu certo': 'Comparar a conta de luz do setor antes e depois.',
};

/** Chooses one option of a select and leaves its list. */
export async function escolher(page: Page, campo: Locator, opcao: string) {
  await insistir(async (paciencia) => {
    // Similar ideas that come meanwhile push the field out of sight, and its list goes with it.
    await campo.press('ArrowDown');
    await page.getByRole('option', { name: opcao, exact: true }).click(paciencia);
  });
  await campo.press('Tab');
}

/** Fills every required field. */
export async function preencherIdeia(formulario: Locator, titulo: string) {
  const page = formulario.page();
  await formulario.getByLabel('Título').fill(titulo);
  await escolher(page, formulario.getByRole('combobox', { name: 'Objetivos' }), 'Reduzir custos');
  await escolher(page, formulario.getByRole('combobox', { name: 'Setores' }), 'Logística');
  for (const [rotulo, texto] of Object.entries(TEXTOS)) await formulario.getByLabel(rotulo).fill(texto);
}
