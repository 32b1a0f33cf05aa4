/** An award from a company's registration to its certificate, which anybody verifies (part 3; decisions Q310). */
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { APARELHOS, cabeNoAparelho } from './aparelhos';
import { type Abrir, db, expect, pessoa, test, unico } from './apoio';
import { carta, link } from './cartas';
import { conferir } from './conferir';
import { comecar, umaEmpresa } from './inscricao';
import { PROJETO, publicado } from './publicado';
import { insistir } from './passos';

const { contexto } = pessoa('helena-duarte').empresa;
const { licenciadaId, empresaId } = contexto;

/** A project of its own, as the demo's award is. */
async function umPremio() {
  const id = `inteiro-${crypto.randomUUID().slice(0, 8)}`;
  const nome = unico('Prêmio inteiro');
  const modelo = (await db.doc(caminhos.projeto(contexto, PROJETO)).get()).data() ?? {};
  await db
    .doc(caminhos.projeto(contexto, id))
    .set({ ...modelo, nome, nomeEmOrdem: emOrdem(nome), busca: tokensDeBusca(nome) });
  return { id, nome };
}

/** Who registers, answers and verifies, at a desk and with a finger; who organises sits at a desk. */
async function daInscricaoAVencedora(abrir: Abrir, aparelho: BrowserContextOptions) {
  const { id, nome } = await umPremio();
  const questionario = unico('Questionário inteiro');
  const { endereco } = await publicado(questionario, { idProjeto: id });

  const visitante = await abrir(null, `/projeto/${empresaId}/${id}/${licenciadaId}`, aparelho);
  const { cnpj, email, nome: empresa } = await umaEmpresa(visitante);
  await comecar(visitante, cnpj);
  await expect(visitante.getByLabel('Nome da empresa')).toHaveValue(empresa);
  await visitante.getByLabel('E-mail do responsável pelo projeto').fill(email);
  await visitante.getByLabel('Categoria').selectOption('Indústria');
  await visitante.getByLabel(/^Li o regulamento/).check();
  await visitante.getByLabel(/^Declaro que a empresa/).check();
  await visitante.getByLabel('Não sou um robô').check();
  await visitante.getByRole('button', { name: 'Confirmar inscrição' }).click();
  await expect(visitante.getByRole('heading', { name: 'Empresa cadastrada com sucesso!' })).toBeVisible();

  const dela = await abrir(null, link(await carta(email, /^Convite para /), /\/convite\//), aparelho);
  await dela.getByLabel('Senha', { exact: true }).fill('minha-senha-1');
  await dela.getByLabel('Confirmar senha').fill('minha-senha-1');
  await dela.getByRole('button', { name: 'Salvar e acessar' }).click();
  await expect(dela.getByRole('button', { name: /^Conta de / })).toBeVisible();
  await dela.goto(endereco);
  await dela.getByLabel('9', { exact: true }).check();
  await dela.getByLabel('Em parte', { exact: true }).check();
  await dela.getByRole('button', { name: 'Avançar', exact: true }).click();
  await dela.getByLabel('Sim', { exact: true }).check();
  await dela.getByRole('button', { name: 'Finalizar', exact: true }).click();
  await expect(dela.getByText('Questionário respondido com sucesso!')).toBeVisible();

  // The phases between are the story of the ranking.
  const inscritas = await db.collection(caminhosDoStatus.status(contexto)).where('idProjeto', '==', id).get();
  expect(inscritas.size).toBe(1);
  await inscritas.docs[0]?.ref.update({ status: 5 });

  const organiza = await abrir('helena-duarte', '/analisarRespostas');
  await organiza.getByRole('button', { name: 'Projeto não selecionado' }).click();
  const painel = organiza.getByRole('dialog', { name: 'Escolher projeto' });
  await painel.getByRole('searchbox').fill(nome);
  await painel.getByRole('button', { name: nome, exact: true }).click();
  const linha = organiza.getByRole('row', { name: empresa });
  await insistir(async (paciencia) => {
    if (!(await linha.isVisible())) await organiza.reload();
    await expect(linha).toBeVisible(paciencia);
  });
  await linha.getByRole('checkbox').check();
  await organiza.getByRole('button', { name: 'Mudar fase' }).click();
  await organiza.getByRole('dialog').getByRole('button', { name: 'Mudar fase' }).click();
  await expect(organiza.getByText(/^1 empresa está na fase escolhida/)).toBeVisible();
  await organiza.getByRole('button', { name: 'Publicar resultados' }).click();
  await organiza.getByRole('dialog').getByRole('button', { name: 'Publicar resultados' }).click();
  await expect(organiza.getByText(/^Resultados publicados em .*, com 1 empresa\./)).toBeVisible();
  await linha.getByRole('link').click();
  await organiza.getByRole('button', { name: 'Marcar como vencedora' }).click();
  await organiza.getByRole('dialog').getByRole('button', { name: 'Marcar como vencedora' }).click();
  await expect(organiza.getByText('Atualizado com sucesso!')).toBeVisible();

  await dela.goto('/visualizarResultados');
  await expect(dela.getByText(/^Posição 1ª de 1 empresa, com média/)).toBeVisible();
  await dela.goto('/visualizarCertificados');
  const baixar = dela.getByRole('button', {
    name: `Baixar em PDF: Certificado de empresa vencedora, ${nome}`,
  });
  await insistir(async (paciencia) => {
    if (!(await baixar.isVisible())) await dela.reload();
    await expect(baixar).toBeVisible(paciencia);
  });
  await olhar(dela, 'certificados-da-empresa', aparelho);
  const baixado = dela.waitForEvent('download');
  await baixar.click();
  const conteudo = new Uint8Array(readFileSync(await (await baixado).path()));
  const [pagina = ''] = (await extractText(conteudo)).text;
  expect(pagina).toContain(nome);
  const [codigo = ''] = /\b[A-Z\d]{4}(?:-[A-Z\d]{4}){3}\b/.exec(pagina) ?? [];
  expect(codigo).not.toBe('');

  await visitante.goto(`/verificar/${codigo}`);
  const resultado = visitante.getByRole('status', { name: 'Resultado' });
  await expect(resultado).toContainText('Este certificado é válido.');
  await expect(resultado).toContainText(nome);
  await olhar(visitante, 'verificar-certificado', aparelho);
  await visitante.goto('/verificar/AAAA-BBBB-CCCC-DDDD');
  await expect(resultado).toContainText('Nenhum certificado tem este código.');
}

/** The page in all four looks at a desk; on a phone it fits. */
async function olhar(page: Page, nome: string, { isMobile }: BrowserContextOptions) {
  if (isMobile) return cabeNoAparelho(page);
  await conferir(page, nome);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('da inscrição à vencedora: responde, é finalista, vence, e o certificado se confere @principal', ({
  abrir,
}) => daInscricaoAVencedora(abrir, {}));

test('da inscrição à vencedora, e ao certificado, num celular', ({ abrir }) =>
  daInscricaoAVencedora(abrir, APARELHOS.android));
