// The look of the mails: the product's colours, the company on top, whoever invites with a face, the text as it was.
import { readFileSync, readdirSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { CORES } from '@/ui/moldura/cores';
import { convite } from '@functions/emails/convite';
import { CORES_DO_EMAIL as COR, montar } from '@functions/emails/layout';

beforeEach(() => {
  vi.stubEnv('APP_URL', 'https://inovacao.exemplo');
});

const dados = {
  nome: 'Diego Farias',
  empresa: 'Metalúrgica Aurora',
  quemConvida: 'Helena Duarte',
  conviteId: 'c',
  segredo: 's',
};

it('as cores são as do produto, e nenhuma outra se escreve', () => {
  const { gray, teal } = CORES;
  expect(COR).toEqual({
    botao: teal[7],
    link: teal[8],
    fundo: gray[1],
    texto: gray[9],
    fraco: gray[7],
    borda: gray[2],
    rosto: teal[1],
    iniciais: teal[9],
  });
  const pasta = 'functions/src/emails';
  const daMarca = readFileSync('src/ui/moldura/Simbolo.tsx', 'utf8').match(/#[\da-f]{6}/g) ?? [];
  const escritas = readdirSync(pasta).flatMap(
    (nome) => readFileSync(`${pasta}/${nome}`, 'utf8').match(/#[\da-f]{6}\b/g) ?? [],
  );
  const conhecidas = new Set<string>([...Object.values(COR), ...daMarca, '#ffffff']);
  expect(escritas.filter((cor) => !conhecidas.has(cor))).toEqual([]);
});

it('o convite traz a empresa no alto e quem convida com rosto; o texto diz o mesmo sem HTML', () => {
  const { html, texto } = convite(dados);
  const pagina = new DOMParser().parseFromString(html, 'text/html').body;
  const linhas = (pagina.textContent ?? '').replace(/\s+/g, ' ');
  expect(linhas.trim()).toMatch(/^Metalúrgica Aurora ?Gestão de Inovação/);
  expect(linhas).toContain('HD');
  expect(linhas.indexOf('Helena Duarte')).toBeLessThan(linhas.indexOf('Olá, Diego Farias!'));
  expect(pagina.querySelector('[aria-hidden="true"]')?.textContent).toBe('HD');
  expect(texto).toMatch(/^Olá, Diego Farias!\n\nHelena Duarte convidou você/);
  expect(texto).not.toMatch(/[<>]/);
  // Pictures would be fetched from somewhere, and tell who read the mail.
  expect(pagina.querySelector('img, script, link, style')).toBeNull();
});

it('o que uma pessoa escreveu não se torna HTML, e um emoji não se parte', () => {
  const { html } = convite({
    ...dados,
    empresa: '<img src=x onerror=alert(1)>',
    quemConvida: '😀 <b>Zé</b>',
  });
  const pagina = new DOMParser().parseFromString(html, 'text/html').body;
  expect(pagina.querySelector('img, b')).toBeNull();
  expect(pagina.querySelector('[aria-hidden="true"]')?.textContent).toBe('😀<');
});

it('sem empresa nem pessoa, o produto fala por si', () => {
  const { html } = montar({ assunto: 'a', saudacao: 'Olá!', paragrafos: [] });
  const pagina = new DOMParser().parseFromString(html, 'text/html').body;
  expect(pagina.textContent?.trim()).toMatch(/^Gestão de Inovação/);
  expect(pagina.querySelector('[aria-hidden="true"]')).toBeNull();
});
