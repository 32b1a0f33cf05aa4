/** reCAPTCHA's box, drawn by Google's own script, which comes with this page only. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { ambiente } from '@/firebase/ambiente';
import { carregarCaptcha } from '@/ui/formulario/carregarCaptcha';

interface Grecaptcha {
  render: (onde: HTMLElement, opcoes: object) => number;
}

/** In narrower windows the wide box would leave the page. */
const LARGA = 380;

function desenhar(api: object, caixa: HTMLElement, dizer: (token: string) => void, falhar: () => void) {
  // Google refuses to draw twice into one element.
  const onde = document.createElement('div');
  caixa.replaceChildren(onde);
  (api as Grecaptcha).render(onde, {
    sitekey: ambiente.chaveDoCaptcha,
    hl: 'pt-BR',
    theme: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light',
    size: window.innerWidth >= LARGA ? 'normal' : 'compact',
    callback: dizer,
    'expired-callback': () => dizer(''),
    'error-callback': falhar,
  });
}

export function Captcha({ aoMudar }: { aoMudar: (token: string) => void }) {
  const caixa = useRef<HTMLDivElement>(null);
  const [falhou, dizerQueFalhou] = useState(false);
  const dizer = useRef(aoMudar);
  useEffect(() => {
    dizer.current = aoMudar;
  });
  const carregar = useCallback(async () => {
    const falhar = () => dizerQueFalhou(true);
    try {
      const api = await carregarCaptcha(ambiente.servicos.captcha);
      if (caixa.current) desenhar(api, caixa.current, (token) => dizer.current(token), falhar);
    } catch {
      falhar();
    }
  }, []);
  useEffect(() => void carregar(), [carregar]);
  return (
    <div role="group" aria-label="Confirmação de que você não é um robô" className="captcha">
      <div ref={caixa} hidden={falhou} />
      {falhou ? (
        <div role="alert">
          <p>
            Não foi possível carregar a verificação de que você não é um robô. Confira a conexão, ou confirme
            por e-mail.
          </p>
          <button
            type="button"
            onClick={() => {
              dizerQueFalhou(false);
              void carregar();
            }}
          >
            Carregar de novo
          </button>
        </div>
      ) : null}
    </div>
  );
}
