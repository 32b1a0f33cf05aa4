// The public page that verifies a certificate, as a visitor meets it (decisions Q310).
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Verificacao } from './Verificacao';
import type { Verificado } from './verificar';

const servidor = vi.hoisted(() => ({
  pedidos: [] as unknown[],
  responder: (): unknown => undefined,
}));
vi.mock('@/firebase/chamadas/pedirPorFetch', () => ({
  pedirPorFetch: (_nome: string, dados: unknown) => {
    servidor.pedidos.push(dados);
    return Promise.resolve().then(servidor.responder);
  },
}));

const CODIGO = 'ABCDEFGHJKLMNPQR';
const certificado = {
  tipo: 'VENCEDORA' as const,
  empresa: 'Moinho do Pampa',
  organizadora: 'Aurora',
  programa: 'Prêmio Inovar',
  categoria: 'Indústria',
  emitidoEm: '2026-03-10T12:00:00.000Z',
  revogadoEm: null as string | null,
  licenciada: 'Licenciada Sul',
  cnpj: '11.222.333/0001-81',
  idOrganizadora: 'empresa-aurora',
};
const DISSE =
  'Aurora certifica que Moinho do Pampa foi uma das vencedoras, na categoria Indústria, do programa Prêmio Inovar.';
const VALIDO: Verificado = { situacao: 'VALIDO', certificado };

beforeEach(() => {
  servidor.pedidos = [];
  servidor.responder = () => VALIDO;
  window.history.replaceState(null, '', '/verificar');
});
const botao = () => screen.getByRole('button', { name: /^Verifica/ });
const campo = () => screen.getByRole('textbox', { name: 'Código do certificado' });

describe('verificar um certificado', () => {
  it('o código do endereço é verificado logo, e a frase diz quem certifica o quê', async () => {
    render(<Verificacao doEndereco={CODIGO} />);
    expect(campo()).toHaveValue('ABCD-EFGH-JKLM-NPQR');
    const resultado = await screen.findByRole('status', { name: 'Resultado' });
    expect(resultado).toHaveTextContent('Este certificado é válido.');
    expect(resultado).toHaveTextContent(`${DISSE} Ele foi emitido em 10 de março de 2026.`);
    expect(resultado).toHaveTextContent(
      'Quem organiza: Aurora, CNPJ 11.222.333/0001-81, da licenciada Licenciada Sul. Cadastro empresa-aurora.',
    );
    expect(resultado).toHaveTextContent('Certificado de empresa vencedora · Código ABCD-EFGH-JKLM-NPQR');
    expect(servidor.pedidos).toEqual([{ codigo: CODIGO }]);
  });

  it.each<[string, Verificado, RegExp]>([
    [
      'revogado',
      { situacao: 'REVOGADO', certificado: { ...certificado, revogadoEm: '2026-04-02T12:00:00.000Z' } },
      /Este certificado foi revogado em 2 de abril de 2026 e não vale mais\.Emitido em 10 de março de 2026, ele dizia: Aurora certifica/,
    ],
    [
      'A31 de uma empresa que não organiza',
      { situacao: 'SEM_ORGANIZACAO', certificado },
      /^Este certificado foi emitido por uma empresa que não organiza programas\. Ele não vale\.Emitido em 10 de março de 2026, ele dizia: Aurora certifica [^.]*\.Certificado de empresa vencedora/,
    ],
    [
      'desconhecido',
      { situacao: 'DESCONHECIDO', certificado: null },
      /Nenhum certificado tem este código\.Confira se o código está inteiro/,
    ],
    [
      'válido, de participação',
      { situacao: 'VALIDO', certificado: { ...certificado, tipo: 'PARTICIPACAO' } },
      /Este certificado é válido\.Aurora certifica que Moinho do Pampa participou do programa Prêmio Inovar\./,
    ],
  ])('%s, em frases inteiras', async (_nome, dito, esperado) => {
    servidor.responder = () => dito;
    render(<Verificacao doEndereco={CODIGO} />);
    const resultado = await screen.findByRole('status', { name: 'Resultado' });
    expect(resultado.textContent.replaceAll(/\s+/g, ' ')).toMatch(esperado);
  });

  it('digitado de qualquer jeito, vai inteiro, e o endereço fica com ele', async () => {
    render(<Verificacao doEndereco="" />);
    expect(servidor.pedidos).toEqual([]);
    await userEvent.type(campo(), ' abcd efgh jklm npqr{Enter}');
    expect(await screen.findByText('Este certificado é válido.')).toBeInTheDocument();
    expect(servidor.pedidos).toEqual([{ codigo: CODIGO }]);
    expect(window.location.pathname).toBe('/verificar/ABCD-EFGH-JKLM-NPQR');
  });

  it('vazio pede o código; sem conexão diz isso, e o segundo clique espera o primeiro', async () => {
    render(<Verificacao doEndereco="" />);
    await userEvent.click(botao());
    expect(screen.getByRole('alert')).toHaveTextContent('Escreva o código que está no certificado.');
    expect(servidor.pedidos).toEqual([]);
    servidor.responder = () => {
      throw new TypeError('Failed to fetch');
    };
    await userEvent.type(campo(), CODIGO);
    await userEvent.click(botao());
    expect(await screen.findByText(/^Não foi possível falar com o servidor/)).toBeInTheDocument();
    const soltar: ((valor: unknown) => void)[] = [];
    servidor.responder = () => new Promise((pronto) => soltar.push(pronto));
    await userEvent.click(botao());
    await userEvent.click(botao());
    expect(servidor.pedidos).toHaveLength(2);
    soltar[0]?.(VALIDO);
    expect(await screen.findByText('Este certificado é válido.')).toBeInTheDocument();
  });

  it('H03 um nome perigoso aparece como texto', async () => {
    servidor.responder = () => ({
      ...VALIDO,
      certificado: { ...certificado, empresa: '<img src=x onerror=a()>' },
    });
    const { container } = render(<Verificacao doEndereco={CODIGO} />);
    expect(await screen.findByText(/<img src=x onerror=a\(\)> foi uma das vencedoras/)).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });
});
