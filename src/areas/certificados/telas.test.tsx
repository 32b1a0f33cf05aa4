// Certificates as a company and the organiser meet them (decisions Q310).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhosDosCertificados } from '@/domain/certificados/certificado';
import { ErroDoProduto } from '@/domain/comum/erros';
import * as download from '@/ui/formulario/baixar';
import { banco } from '@tests/support/banco';
import { umCertificado } from '@tests/support/certificado';
import { ana, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CertificadosDaEmpresaPage } from './CertificadosDaEmpresaPage';
import { CertificadosEmitidosPage } from './CertificadosEmitidosPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});

const verDaEmpresa = (...certificados: object[]) => {
  servidor.respostas['certificadosFunctions-listar'] = { certificados };
  return desenharTela(umaSessao(ana), <CertificadosDaEmpresaPage />, '/visualizarCertificados');
};
const verEmitidos = (quem: Persona = ana, rota = '/gerenciarCertificados') =>
  desenharTela(umaSessao(quem), <CertificadosEmitidosPage />, rota);
const guardar = (mudancas: Parameters<typeof umCertificado>[0] = {}) => {
  const certificado = umCertificado(mudancas);
  banco.guardar(caminhosDosCertificados.um(EMPRESA, certificado), certificado);
};

describe('os certificados da empresa', () => {
  const POSSIVEL = {
    idEmpresa: 'organizadora',
    idProjeto: 'p',
    programa: 'Prêmio Inovação',
    tipo: 'PARTICIPACAO',
    emitidoEm: null,
    revogadoEm: null,
  };

  it('sem nenhum, diz quando os há', async () => {
    verDaEmpresa();
    expect(await screen.findByText('Nenhum certificado ainda')).toBeInTheDocument();
    expect(screen.getByText(/quando o programa termina/)).toBeInTheDocument();
  });

  it('baixa em PDF o que a função emitiu, com o código e o endereço que o verifica', async () => {
    const baixado = vi.spyOn(download, 'baixar').mockReturnValue();
    const { emitidoEm, tipo, codigo, empresa, organizadora, programa, categoria } = umCertificado();
    servidor.respostas['certificadosFunctions-emitir'] = {
      tipo,
      codigo,
      empresa,
      organizadora,
      programa,
      categoria,
      emitidoEm: emitidoEm.toISOString(),
    };
    verDaEmpresa(POSSIVEL);
    expect(await screen.findByText(/^Pronto para emitir/)).toBeInTheDocument();
    fireEvent.click(
      screen.getByRole('button', { name: 'Baixar em PDF: Certificado de participação, Prêmio Inovação' }),
    );
    expect(await screen.findByText('Certificado gerado e baixado com sucesso!')).toBeInTheDocument();
    expect(servidor.feitos).toContainEqual({
      ...EMPRESA,
      idEmpresa: 'organizadora',
      idProjeto: 'p',
      tipo: 'PARTICIPACAO',
    });
    const [arquivo] = baixado.mock.calls[0] ?? [];
    expect(arquivo?.name).toBe('Certificado Cometa Logistica Premio Inovacao.pdf');
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array((await arquivo?.arrayBuffer()) ?? new ArrayBuffer(0))),
      { mergePages: true },
    );
    expect(text).toContain('Cometa Logística');
    expect(text).toContain(`${window.location.origin}/verificar/ABCD-EFGH-JKLM-NPQR`);
  });

  it('a recusa da função aparece, e nada se baixa', async () => {
    const baixado = vi.spyOn(download, 'baixar').mockReturnValue();
    verDaEmpresa({ ...POSSIVEL, emitidoEm: '2026-03-10T12:00:00.000Z' });
    expect(await screen.findByText('Emitido em 10/03/2026.')).toBeInTheDocument();
    servidor.agir = (_dados, nome) => {
      if (nome.endsWith('emitir')) throw new ErroDoProduto('A organização revogou este certificado.');
    };
    fireEvent.click(screen.getByRole('button', { name: /^Baixar em PDF/ }));
    expect(await screen.findByText('A organização revogou este certificado.')).toBeInTheDocument();
    expect(baixado).not.toHaveBeenCalled();
  });

  it('um revogado diz quando, e não se baixa', async () => {
    verDaEmpresa({
      ...POSSIVEL,
      emitidoEm: '2026-03-10T12:00:00.000Z',
      revogadoEm: '2026-04-02T12:00:00.000Z',
    });
    expect(await screen.findByText(/^A organização o revogou em 02\/04\/2026/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Baixar em PDF/ })).toBeNull();
  });
});

const linha = async (nome: RegExp) => within(await screen.findByRole('row', { name: nome }));
const agir = async (ato: string) => {
  fireEvent.click(await screen.findByRole('button', { name: /^Ações de Certificado/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: ato }));
};

describe('os certificados que a organização emitiu', () => {
  const CODIGO = 'ABCD-EFGH-JKLM-NPQR';

  it('vazia diz de onde vêm', async () => {
    verEmitidos();
    expect(await screen.findByText('Nenhum certificado emitido!')).toBeInTheDocument();
  });

  it('cada um com empresa, programa, código e situação; o código leva à página pública', async () => {
    guardar();
    guardar({
      idEmpresa: 'outra',
      empresa: 'Boreal Têxtil',
      revogadoEm: new Date(),
      codigo: 'BBBBCCCCDDDDEEEE',
    });
    verEmitidos();
    const cometa = await linha(/Cometa Logística/);
    expect(cometa.getByText('Válido')).toBeInTheDocument();
    expect(cometa.getByText('Prêmio Inovação')).toBeInTheDocument();
    expect(cometa.getByRole('link', { name: `${CODIGO} (abre em outra aba)` })).toHaveAttribute(
      'href',
      `/verificar/${CODIGO}`,
    );
    expect((await linha(/Boreal/)).getByText('Revogado')).toBeInTheDocument();
  });

  it('revogar pede um motivo; a resposta perdida com outro motivo manda o novo', async () => {
    guardar();
    verEmitidos();
    await agir('Revogar');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Revogar certificado' }));
    expect(dialogo.getByText(/^Aurora certifica que Cometa Logística/)).toBeInTheDocument();
    const motivo = await dialogo.findByRole('textbox', { name: 'Motivo' });
    const enviar = () => fireEvent.click(dialogo.getByRole('button', { name: 'Revogar' }));
    enviar();
    expect(await dialogo.findByText('Escreva o motivo, com 10 letras ou mais.')).toBeInTheDocument();
    servidor.perder = 1;
    fireEvent.change(motivo, { target: { value: 'Emitido por engano.' } });
    enviar();
    await dialogo.findByRole('alert');
    fireEvent.change(motivo, { target: { value: 'A empresa pediu para sair.' } });
    enviar();
    expect(await screen.findByText(/^Certificado revogado\./)).toBeInTheDocument();
    expect(servidor.feitos.at(-1)).toEqual({
      ...EMPRESA,
      tipo: 'VENCEDORA',
      idProjeto: 'p',
      idEmpresa: 'cometa',
      revogado: true,
      motivo: 'A empresa pediu para sair.',
    });
  });

  it('um revogado se restabelece depois da pergunta', async () => {
    guardar({ revogadoEm: new Date() });
    verEmitidos();
    await agir('Restabelecer');
    fireEvent.click(await screen.findByRole('button', { name: 'Restabelecer' }));
    expect(await screen.findByText('O certificado vale de novo.')).toBeInTheDocument();
    await waitFor(() => expect(servidor.feitos.at(-1)).toMatchObject({ revogado: false, motivo: '' }));
  });

  it('quem não publica resultados só copia o endereço', async () => {
    guardar();
    verEmitidos(tea);
    fireEvent.click(await screen.findByRole('button', { name: /^Ações de Certificado/ }));
    expect(
      await screen.findByRole('menuitem', { name: 'Copiar endereço de verificação' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Revogar' })).toBeNull();
  });
});
