/** Coins that come back, and an import that is taken back, rules and triggers on. */
import { caminhos } from '@/domain/comum/caminhos';
import { carteiraSchema } from '@/domain/pontos/patrocinio';
import { carimbo, ler } from '@functions/banco';
import { PESSOAS, type PessoaDoMundo } from '@tests/local/seed/pessoas';
import { MOEDAS_POR_PESSOA } from '@tests/local/seed/regulamentos';
import { db, expect, pessoa, test, unico } from './apoio';
import { umaIdeiaNoBanco } from './ideias';

const autora = pessoa('bruna-peixoto');
const { contexto } = autora.empresa;

/** Somebody of the company with coins left, and the right to give them. */
async function quemTemMoedas(quantas: number): Promise<PessoaDoMundo> {
  const possiveis = PESSOAS.filter(
    ({ empresa, uid, colaborador }) =>
      empresa === autora.empresa &&
      uid !== autora.uid &&
      colaborador.role === 'COLLABORATOR' &&
      colaborador.status === 'ACTIVE' &&
      colaborador.gestao &&
      !colaborador.externo,
  );
  for (const quem of possiveis) {
    const carteira = await ler(
      db,
      carteiraSchema,
      `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, 'atual')).carteiras}/${quem.uid}`,
    );
    if (MOEDAS_POR_PESSOA - (carteira?.totalMoedas ?? 0) >= quantas) return quem;
  }
  throw new Error('Ninguém da demonstração tem moedas.');
}

/** The committee's movement, as its form leaves it. */
async function reprovar(ideiaId: string) {
  const lote = db.batch();
  lote.set(db.doc(`${caminhos.sob(caminhos.ideia(contexto, ideiaId)).movimentacoes}/reprovacao`), {
    ...carimbo(new Date(), 'vanessa-coelho'),
    status: 'REPROVADA',
    statusAnterior: 'NOVA_IDEIA',
    observacoes: 'Já existe uma solução contratada.',
    marcos: [],
    autorNome: 'Vanessa Coelho',
  });
  lote.update(db.doc(caminhos.ideia(contexto, ideiaId)), {
    status: 'REPROVADA',
    ultimaMovimentacao: 'reprovacao',
  });
  await lote.commit();
}

test('a ideia reprovada devolve as moedas, e o extrato mostra', async ({ abrir }) => {
  // Two triggers, one after the other.
  const titulo = unico('Caixas por liga');
  const id = await umaIdeiaNoBanco(autora, titulo);
  const quem = await quemTemMoedas(7);
  const page = await abrir(quem.uid, `/ideias/${id}`);
  await page.getByRole('textbox', { name: 'Moedas' }).fill('7');
  await page.getByRole('button', { name: 'Patrocinar' }).click();
  await expect(page.getByRole('button', { name: 'Patrocínio realizado' })).toBeVisible();
  await reprovar(id);
  const extrato = db.collection(
    caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, 'atual')).extrato(quem.uid),
  );
  // No screen asks a statement for one idea: the field has no index.
  await expect(async () => {
    const { docs } = await extrato.get();
    expect(docs.filter((linha) => linha.get('pai').id === id)).toHaveLength(2);
  }).toPass();
  await page.goto('/minhas-moedas');
  const linhas = page.getByRole('row', { name: titulo });
  await expect(linhas).toHaveCount(2);
  await expect(linhas.filter({ hasText: 'Moedas devolvidas' })).toContainText('+7 moedas');
  await expect(linhas.filter({ hasText: /Patrocínio/ })).toContainText('−7 moedas');
  await page.getByRole('button', { name: /^Conta de / }).click();
  await expect(
    page.getByRole('menuitem', { name: /^Minhas moedas: \d+ para ideias, \d+ para desafios$/ }),
  ).toBeVisible();
  await page.goto(`/ideias/${id}`);
  await expect(page.getByText('As moedas desta ideia voltaram para quem as deu.')).toBeVisible();
});

/** Semicolons and Windows-1252, as Excel writes it in Brazil. */
const arquivoDoExcel = (linhas: string[]) => ({
  name: 'ideias.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${linhas.join('\r\n')}\r\n`, 'latin1'),
});

test('ideias de uma planilha do Excel entram como rascunhos, e a importação se desfaz @principal', async ({
  abrir,
}) => {
  const [boa, outra] = [unico('Iluminação por presença'), unico('Água de reúso')];
  const page = await abrir('helena-duarte', '/ideias');
  await page.getByRole('button', { name: 'Importar ideias' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar ideias' });
  await dialogo
    .locator('input[type=file]')
    .setInputFiles(
      arquivoDoExcel([
        'Título;Descrição;Objetivos;Setores;Privada',
        `${boa};Sensores nos corredores;Reduzir custos;produção;FALSO`,
        `${outra};;;;`,
        'X;;Voar;;',
      ]),
    );
  await expect(
    dialogo.getByText('2 ideias prontas para importar (0 já com tudo para publicar); 1 linha com problema.'),
  ).toBeVisible();
  await expect(dialogo.getByRole('row', { name: /Objetivo desconhecido: Voar/ })).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
  await dialogo.getByRole('switch', { name: 'Importar sem a linha com problema' }).check();
  await dialogo.getByRole('button', { name: 'Importar 2 ideias' }).click();
  await expect(dialogo.getByText('Ideias importadas com sucesso!')).toBeVisible();
  const guardadas = () => db.collection(caminhos.ideias(contexto)).where('titulo', 'in', [boa, outra]).get();
  expect((await guardadas()).docs.map((d) => [d.get('status'), d.get('createdBy')])).toEqual([
    ['RASCUNHO', 'helena-duarte'],
    ['RASCUNHO', 'helena-duarte'],
  ]);
  await dialogo.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(dialogo.getByText('2 rascunhos removidos.')).toBeVisible();
  expect((await guardadas()).docs.map((d) => d.get('visibilidade'))).toEqual(['REMOVIDA', 'REMOVIDA']);
  await dialogo.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('link', { name: boa })).toHaveCount(0);
});
