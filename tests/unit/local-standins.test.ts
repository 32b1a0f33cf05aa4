// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { companies, misbehavingCnpjs, states } from '../local/standins-data.mjs';
import { captchaSecret, captchaToken } from '../local/standins-captcha.mjs';
import { standInAnswer } from '../local/standins.mjs';

const get = (path: string) => {
  const { status, type, body, delay } = standInAnswer(path);
  return { status, type, delay, value: type.includes('json') ? JSON.parse(body) : body };
};

describe('registro de CNPJ simulado', () => {
  it.each(Object.keys(companies))('conhece %s', (cnpj) => {
    expect(get(`/api/cnpj/v1/${cnpj}`)).toMatchObject({
      status: 200,
      value: { cnpj, cnae_fiscal: expect.any(Number) },
    });
  });

  it('aceita a máscara e responde 404 e 400 como o verdadeiro', () => {
    expect(get('/api/cnpj/v1/12.ABC.345%2F01DE-35').status).toBe(200);
    expect(get('/api/cnpj/v1/00000000000191')).toMatchObject({
      status: 404,
      value: { message: 'CNPJ 00.000.000/0001-91 não encontrado.', type: 'not_found' },
    });
    for (const wrong of ['123', '12ABC34501DE36', '00000000000000', '12ABC34501DEA5']) {
      expect(get(`/api/cnpj/v1/${wrong}`)).toMatchObject({
        status: 400,
        value: { message: `CNPJ ${wrong} inválido.`, type: 'bad_request' },
      });
    }
  });

  it('sabe falhar: erro, bloqueio em HTML e demora', () => {
    const answers = Object.keys(misbehavingCnpjs).map((cnpj) => get(`/api/cnpj/v1/${cnpj}`));
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 500, value: expect.objectContaining({ type: 'internal_error' }) }),
        expect.objectContaining({ status: 403, type: 'text/html; charset=utf-8' }),
      ]),
    );
    expect(answers.some(({ delay }) => (delay ?? 0) > 5000)).toBe(true);
  });
});

describe('municípios simulados', () => {
  it('existem para os 27 estados, pela sigla e pelo código', () => {
    expect(Object.keys(states)).toHaveLength(27);
    for (const [uf, [code]] of Object.entries(states)) {
      const { status, value } = get(`/api/v1/localidades/estados/${uf}/municipios`);
      expect(status).toBe(200);
      expect(value.length).toBeGreaterThan(0);
      for (const town of value) expect(String(town.id)).toMatch(new RegExp(`^${String(code)}\\d{5}$`));
      expect(get(`/api/v1/localidades/estados/${String(code)}/municipios`).value).toEqual(value);
    }
  });

  it('de um estado que não existe são uma lista vazia', () => {
    expect(get('/api/v1/localidades/estados/XX/municipios')).toMatchObject({ status: 200, value: [] });
  });
});

describe('CEP simulado', () => {
  it('responde endereço, desconhecido, malformado e falha como o verdadeiro', () => {
    expect(get('/ws/01310100/json/').value).toMatchObject({
      logradouro: 'Avenida Paulista',
      localidade: 'São Paulo',
      uf: 'SP',
    });
    expect(get('/ws/06900000/json').value).toMatchObject({ logradouro: '', localidade: 'Embu-Guaçu' });
    expect(get('/ws/99999999/json/')).toMatchObject({ status: 200, value: { erro: 'true' } });
    expect(get('/ws/123/json/').status).toBe(400);
    expect(get('/ws/00000500/json/').status).toBe(500);
    expect(get('/ws/00000403/json/')).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' });
    expect(get('/ws/00000408/json/').delay).toBeGreaterThan(5000);
  });
});

const verify = (response: string, secret = captchaSecret) => {
  const body = new URLSearchParams({ secret, response }).toString();
  const answer = standInAnswer('/recaptcha/api/siteverify', body);
  return answer.type.includes('json') ? JSON.parse(answer.body) : answer.status;
};

describe('captcha simulado', () => {
  it('aceita um token uma vez, e diz de que página é e de quando', () => {
    const token = captchaToken({ hostname: 'premio.exemplo' });
    expect(verify(token)).toMatchObject({ success: true, hostname: 'premio.exemplo' });
    expect(verify(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  });

  it.each([
    ['velho', () => captchaToken({ at: Date.now() - 121_000 }), 'timeout-or-duplicate'],
    ['inventado', () => 'x', 'invalid-input-response'],
    ['nenhum', () => '', 'missing-input-response'],
  ])('recusa um token %s', (_, token, code) => {
    expect(verify(token())).toEqual({ success: false, 'error-codes': [code] });
  });

  it('recusa outro segredo, e falha como o verdadeiro', () => {
    expect(verify(captchaToken(), 'outro')).toMatchObject({ 'error-codes': ['invalid-input-secret'] });
    expect(verify(captchaToken({ how: 'bloqueio' }))).toBe(403);
    expect(standInAnswer('/recaptcha/api.js?onload=aoCarregar&render=explicit')).toMatchObject({
      status: 200,
      type: expect.stringContaining('javascript'),
      body: expect.stringContaining('"aoCarregar"'),
    });
  });
});
