// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { empresaDoCnpj, enderecoPorCep } from './registro';

const INDISPONIVEL = 'Base de consulta indisponível no momento. Cadastre os dados manualmente.';

const responder = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', responder));
afterEach(() => {
  responder.mockReset();
  vi.unstubAllGlobals();
});
const json = (valor: unknown, status = 200) => new Response(JSON.stringify(valor), { status });

describe('consulta de CNPJ', () => {
  it('pergunta pelo CNPJ, também alfanumérico, sem cookies', async () => {
    responder.mockResolvedValue(json({ razao_social: 'LABORATORIO AURORA S.A.' }));
    const { campos } = await empresaDoCnpj('12ABC34501DE35');
    expect(campos.razaoSocial).toBe('Laboratorio Aurora S.A.');
    const [url, opcoes] = responder.mock.calls[0] ?? [];
    expect(url).toBe('https://brasilapi.com.br/api/cnpj/v1/12ABC34501DE35');
    expect(opcoes?.credentials).toBe('omit');
  });

  it('não encontrado diz qual', async () => {
    responder.mockResolvedValue(json({ type: 'not_found' }, 404));
    await expect(empresaDoCnpj('12ABC34501DE35')).rejects.toThrow(
      'O CNPJ 12.ABC.345/01DE-35 não foi encontrado na base nacional de empresas.',
    );
  });

  it.each([
    ['falha do serviço', () => json({ type: 'internal_error' }, 500)],
    ['bloqueio em HTML', () => new Response('<h1>403</h1>', { status: 403 })],
    ['HTML com status 200', () => new Response('<h1>Em manutenção</h1>')],
    ['JSON de outra forma', () => json('texto')],
    ['resposta sem fim', () => new Response(`"${'x'.repeat(3 * 1024 * 1024)}"`)],
  ])('%s: cadastro manual', async (_, resposta) => {
    responder.mockResolvedValue(resposta());
    await expect(empresaDoCnpj('11222333000181')).rejects.toThrow(INDISPONIVEL);
  });

  it('sem rede: cadastro manual', async () => {
    responder.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(empresaDoCnpj('11222333000181')).rejects.toThrow(INDISPONIVEL);
  });

  it('desiste depois de cinco segundos', async () => {
    const limite = vi.spyOn(AbortSignal, 'timeout');
    responder.mockResolvedValue(json({}));
    await empresaDoCnpj('11222333000181');
    expect(limite).toHaveBeenCalledWith(5_000);
  });
});

describe('CEP', () => {
  it('acha o endereço, ou diz que não o conhece', async () => {
    responder.mockResolvedValueOnce(
      json({ logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' }),
    );
    expect(await enderecoPorCep('01310100')).toMatchObject({ cidade: 'São Paulo', estado: 'SP' });
    responder.mockResolvedValueOnce(json({ erro: 'true' }));
    expect(await enderecoPorCep('99999999')).toBeUndefined();
  });
});
