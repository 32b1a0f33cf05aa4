// The page about innovation: our own words for everybody, and the company's documents (decisions D126).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type DocumentoDoIncentivo, documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import * as arquivos from '@/firebase/arquivos/arquivo';
import { banco } from '@tests/support/banco';
import { noCelular } from '@tests/support/celular';
import { ana, caio, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { SobreOIncentivoPage } from './SobreOIncentivoPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = (id: string) => `${documentosDoIncentivo.onde(EMPRESA)}/${id}`;
const guardar = (id: string, mudancas: Partial<DocumentoDoIncentivo> = {}) =>
  banco.guardar(onde(id), umDocumento(ana, mudancas));
const PDF = { path: `${onde('guia')}/a-guia.pdf`, name: 'guia.pdf', size: 900, type: 'text/html' };
const comPdf = { nome: 'Guia', nomeEmOrdem: 'guia', anexos: [PDF], link: '' };
const abrir = (quem: Persona) => desenharTela(umaSessao(quem), <SobreOIncentivoPage />);
const quadro = () => screen.findByTitle('Documento: Guia');
const oBrowserDesenha = (sim: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: sim, configurable: true });

let baixar: MockInstance<typeof arquivos.baixarArquivo>;
const feitos: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  feitos.length = 0;
  oBrowserDesenha(true);
  baixar = vi
    .spyOn(arquivos, 'baixarArquivo')
    .mockResolvedValue(new Blob(['<script>alert(1)</script>'], { type: 'text/html' }));
  URL.createObjectURL = (blob) => `blob:${feitos.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
});

describe('quem lê', () => {
  it('sem nenhum documento, lê as nossas palavras e nada mais', async () => {
    abrir(caio);
    expect(screen.getByRole('heading', { name: 'Tipos de inovação' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Documentos da empresa' })).toBeNull());
  });

  it('o primeiro se lê na página, como PDF diga o arquivo o que disser; nada se muda', async () => {
    guardar('guia', comPdf);
    guardar('outro', { ...comPdf, nome: 'Outro', nomeEmOrdem: 'outro' });
    abrir(caio);
    expect(await quadro()).toHaveAttribute('src', 'blob:1');
    expect(feitos.map(({ type }) => type)).toEqual(['application/pdf']);
    expect(baixar.mock.calls).toEqual([[PDF.path]]);
    for (const nome of ['Adicionar documento', 'Editar Guia', 'Remover Guia'])
      expect(screen.queryByRole('button', { name: nome })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Baixar guia.pdf/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Recolher: Guia' }));
    expect(screen.queryByTitle('Documento: Guia')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ler aqui: Outro' }));
    expect(await screen.findByTitle('Documento: Outro')).toBeInTheDocument();
  });

  it('no celular o arquivo só vem quando se pede', async () => {
    noCelular();
    guardar('guia', comPdf);
    abrir(caio);
    const ler = await screen.findByRole('button', { name: 'Ler aqui: Guia' });
    expect(baixar).not.toHaveBeenCalled();
    fireEvent.click(ler);
    expect(await quadro()).toBeInTheDocument();
  });

  it('num navegador que não desenha PDF, se baixa', async () => {
    oBrowserDesenha(false);
    guardar('guia', comPdf);
    abrir(caio);
    expect(await screen.findByRole('button', { name: /^Baixar guia.pdf/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ler aqui/ })).toBeNull();
    expect(baixar).not.toHaveBeenCalled();
  });

  it('o link abre em outra aba, que nada sabe desta', async () => {
    guardar('guia', { link: 'https://empresa.com.br/guia' });
    abrir(caio);
    const link = await screen.findByRole('link', { name: /\(abre em outra aba\)$/ });
    expect(link).toHaveAttribute('href', 'https://empresa.com.br/guia');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('o arquivo que não se deixa ler diz o que houve, e se tenta de novo', async () => {
    guardar('guia', comPdf);
    baixar.mockRejectedValue(
      Object.assign(new Error('storage/unauthorized'), { code: 'storage/unauthorized' }),
    );
    abrir(caio);
    expect(await screen.findByText('Erro ao buscar o documento')).toBeInTheDocument();
  });
});

const campo = (nome: string) => screen.getByRole('textbox', { name: nome });
const escrever = (nome: string, value: string) => fireEvent.change(campo(nome), { target: { value } });
const salvar = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('ADMIN', () => {
  it('vazia, a página diz o que se pode pôr nela; um link entra só completo e com https', async () => {
    abrir(ana);
    expect(await screen.findByText(/^Nenhum documento ainda\./)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Adicionar documento' }));
    await screen.findByRole('dialog', { name: 'Documento da empresa' });
    escrever('Nome', 'Guia');
    salvar();
    expect(await screen.findByText('Envie um arquivo PDF ou cole um link.')).toBeInTheDocument();
    for (const ruim of [
      'javascript:alert(1)',
      'http://empresa.com.br',
      'empresa.com.br',
      'https://a@b.com.br',
    ]) {
      escrever('Ou o link do documento', ruim);
      salvar();
      expect(await screen.findByText(/^Cole um endereço completo que comece com https/)).toBeInTheDocument();
    }
    escrever('Ou o link do documento', ' https://empresa.com.br/guia ');
    salvar();
    expect(await screen.findByText('Guia cadastrado com sucesso!')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: /empresa\.com\.br/ });
    expect(link).toHaveAttribute('href', 'https://empresa.com.br/guia');
  });

  it('um PDF de até 20 MB, e um só; com ele não há link', async () => {
    const enviar = vi.spyOn(arquivos, 'enviarArquivo').mockImplementation((pasta, arquivo) =>
      Promise.resolve({
        path: `${pasta}/a-guia.pdf`,
        name: arquivo.name,
        size: 9,
        type: 'application/pdf',
      }),
    );
    abrir(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Adicionar documento' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Documento da empresa' }));
    const escolher = (nome: string, tamanho = 9) => {
      const arquivo = new File(['%PDF-1.4'], nome, { type: 'application/pdf' });
      Object.defineProperty(arquivo, 'size', { value: tamanho });
      fireEvent.change(dialogo.getByLabelText('Arquivo PDF', { selector: 'input' }), {
        target: { files: [arquivo] },
      });
    };
    escolher('guia.docx');
    expect(await dialogo.findByText('guia.docx: Formato não aceito')).toBeInTheDocument();
    escolher('guia.pdf', 20 * 1024 * 1024 + 1);
    expect(
      await dialogo.findByText(/^guia\.pdf: O tamanho do arquivo não pode ser maior/),
    ).toBeInTheDocument();
    expect(enviar).not.toHaveBeenCalled();
    escolher('guia.pdf', 20 * 1024 * 1024);
    // Sent, and no longer on its way.
    await dialogo.findByRole('button', { name: 'Remover guia.pdf' });
    expect(dialogo.getByRole('button', { name: 'Arquivo PDF: escolher arquivo' })).toBeDisabled();
    escrever('Nome', 'Guia');
    escrever('Ou o link do documento', 'https://empresa.com.br');
    salvar();
    expect(await screen.findByText(/^Fique com o arquivo ou com o link/)).toBeInTheDocument();
    escrever('Ou o link do documento', '');
    salvar();
    expect(await quadro()).toBeInTheDocument();
  });

  it('edita o nome e remove, depois de perguntar', async () => {
    guardar('guia', comPdf);
    abrir(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Editar Guia' }));
    await screen.findByRole('dialog', { name: 'Documento da empresa' });
    escrever('Nome', 'Guia de 2027');
    salvar();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover Guia de 2027' }));
    const pergunta = await screen.findByRole('dialog', { name: /remover o documento "Guia de 2027"/ });
    fireEvent.click(within(pergunta).getByRole('button', { name: 'Sim' }));
    expect(await screen.findByText(/^Nenhum documento ainda\./)).toBeInTheDocument();
  });
});
